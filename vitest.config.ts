import { defineConfig } from 'vitest/config';
import { linguiMacro } from './apps/storefront/vite/lingui-macro.ts';

/**
 * What takes five seconds and more: pictures, processes that are started and killed, backups, mails that wait for their
 * jobs, races of many orders. `npm test` runs them, `npm run check` leaves them out and stays quick.
 */
const thorough = [
  'apps/server/src/backoffice/{affiliates,customers,dashboard,order-edits,orders,phone-orders,returns}/*.test.ts',
  'apps/server/src/backoffice/import/imports.test.ts',
  'apps/server/src/backoffice/settings/mails.test.ts',
  'apps/server/src/backoffice/webhooks/webhooks.test.ts',
  'apps/server/src/import/{commands,fetch-pictures,import}.test.ts',
  'apps/server/src/demo/{search-quality,seed-demo-shop,seed-demo-year}.test.ts',
  'apps/server/src/commands/run-command.test.ts',
  'apps/server/src/demo/go-live/go-live.test.ts',
  'apps/server/src/modules/affiliates/{isolation,verify-command,figures/figures,links/links,terms/tiers}.test.ts',
  'apps/server/src/modules/affiliates/payouts/payouts.test.ts',
  'apps/server/src/modules/affiliates/postbacks/postbacks.test.ts',
  'apps/server/src/modules/affiliates/commissions/{commissions,ledger-model}.test.ts',
  'apps/server/src/modules/cart/cart.test.ts',
  'apps/server/src/modules/checkout/{affiliate-orders,claim-cart,cart-transfer,coupons-at-checkout,customer-orders,limits,pay-by-card,pay-in-bangladesh,payment-outcomes,place-order,refunds,review-purchase}.test.ts',
  'apps/server/src/modules/fulfilment/fulfilment.test.ts',
  'apps/server/src/modules/sellers/sellers.test.ts',
  'apps/server/src/modules/invoicing/{credit-notes,documents}.test.ts',
  'apps/server/src/modules/notifications/*.test.ts',
  'apps/server/src/modules/privacy/affiliate-erasure.test.ts',
  'apps/server/src/modules/returns/{returns,withdrawal}.test.ts',
  'apps/server/src/modules/reviews/reviews.test.ts',
  'apps/server/src/modules/search/listing-changes.test.ts',
  'apps/server/src/modules/wheel/{thousand-spins,wheel}.test.ts',
  'apps/server/src/platform/{backup,embedded-postgres,outbox,tag-feed}.test.ts',
  'apps/server/src/web/{images,images-elsewhere,precision}.test.ts',
  'apps/server/src/reconcile/reconcile.test.ts',
  'packages/demo/src/pictures/pictures.test.ts',
  'scripts/lint/style.test.ts',
];
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/build/**', 'tests/e2e/**'];

/** Settings of both projects. The time limits end a test that hangs; a slow machine must not reach them. */
const shared = {
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  setupFiles: ['apps/server/src/testing/between-files.ts'],
  // Loading all modules anew for each file took longer than its tests.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  plugins: [linguiMacro()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'quick',
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...elsewhere, ...thorough],
        },
      },
      { extends: true, test: { ...shared, name: 'thorough', include: thorough, exclude: elsewhere } },
    ],
  },
});
