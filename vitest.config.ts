import { defineConfig } from 'vitest/config';
import { linguiMacro } from './apps/storefront/vite/lingui-macro.ts';

/**
 * What takes five seconds and more: pictures, processes that are started and killed, backups, mails that wait for their
 * jobs, races of many orders. `npm test` runs them, `npm run check` leaves them out and stays quick.
 */
const thorough = [
  'apps/server/src/backoffice/affiliates/*.test.ts',
  'apps/server/src/backoffice/customers/*.test.ts',
  'apps/server/src/backoffice/dashboard/*.test.ts',
  'apps/server/src/backoffice/import/*.test.ts',
  'apps/server/src/backoffice/marketing/buy-x-get-y.test.ts',
  'apps/server/src/backoffice/order-edits/*.test.ts',
  'apps/server/src/backoffice/orders/*.test.ts',
  'apps/server/src/backoffice/phone-orders/*.test.ts',
  'apps/server/src/backoffice/returns/*.test.ts',
  'apps/server/src/backoffice/settings/mails.test.ts',
  'apps/server/src/backoffice/webhooks/*.test.ts',
  'apps/server/src/commands/*.test.ts',
  'apps/server/src/demo/{search-quality,seed-demo-shop,seed-demo-year}.test.ts',
  'apps/server/src/demo/go-live/*.test.ts',
  'apps/server/src/import/photos/*.test.ts',
  'apps/server/src/import/products/{commands,import}.test.ts',
  'apps/server/src/modules/affiliates/isolation.test.ts',
  'apps/server/src/modules/affiliates/commissions/{commissions,ledger-model}.test.ts',
  'apps/server/src/modules/affiliates/figures/*.test.ts',
  'apps/server/src/modules/affiliates/ledger/verify-command.test.ts',
  'apps/server/src/modules/affiliates/links/*.test.ts',
  'apps/server/src/modules/affiliates/payouts/payouts.test.ts',
  'apps/server/src/modules/affiliates/postbacks/*.test.ts',
  'apps/server/src/modules/affiliates/terms/*.test.ts',
  'apps/server/src/modules/cart/*.test.ts',
  'apps/server/src/modules/checkout/cart/*.test.ts',
  'apps/server/src/modules/checkout/customer-orders/*.test.ts',
  'apps/server/src/modules/checkout/payment/*.test.ts',
  'apps/server/src/modules/checkout/place/*.test.ts',
  'apps/server/src/modules/checkout/summary/*.test.ts',
  'apps/server/src/modules/fulfilment/fulfilment.test.ts',
  'apps/server/src/modules/invoicing/{credit-notes,documents}.test.ts',
  'apps/server/src/modules/notifications/*.test.ts',
  'apps/server/src/modules/notifications/notices/*.test.ts',
  'apps/server/src/modules/notifications/orders/*.test.ts',
  'apps/server/src/modules/notifications/reminders/*.test.ts',
  'apps/server/src/modules/privacy/affiliate-erasure.test.ts',
  'apps/server/src/modules/returns/*.test.ts',
  'apps/server/src/modules/returns/withdrawal/*.test.ts',
  'apps/server/src/modules/reviews/reviews.test.ts',
  'apps/server/src/modules/search/listing-changes.test.ts',
  'apps/server/src/modules/sellers/*.test.ts',
  'apps/server/src/modules/wheel/{thousand-spins,wheel}.test.ts',
  'apps/server/src/platform/{backup,embedded-postgres,outbox}.test.ts',
  'apps/server/src/platform/tags/*.test.ts',
  'apps/server/src/reconcile/*.test.ts',
  'apps/server/src/web/images/{images-elsewhere,images,precision}.test.ts',
  'packages/demo/src/pictures/*.test.ts',
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
