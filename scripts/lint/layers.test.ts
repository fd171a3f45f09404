import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import ranks from './module-ranks.json' with { type: 'json' };

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Required<Pick<IConfiguration, 'forbidden'>>;
const root = resolve(import.meta.dirname, '../..');
const testRepository = mkdtempSync(join(tmpdir(), 'selvedge-layers-'));
afterAll(() => rmSync(testRepository, { recursive: true }));

const m = 'apps/server/src/modules';
const s = 'apps/storefront/app';
/** One violation per rule: the importing file and the forbidden import. */
const violations: Record<string, [from: string, to: string]> = {
  'module-interfaces': [`${m}/cart/lines/add-line.ts`, `${m}/catalog/stock/sell-without-hold.ts`],
  'module-interfaces-from-outside': ['apps/server/src/web/sitemaps.ts', `${m}/catalog/stock/sell-without-hold.ts`],
  'contracts-without-storage': [`${m}/cart/contract.ts`, `${m}/catalog/tables.ts`],
  'tables-import-tables': [`${m}/cart/tables.ts`, `${m}/catalog/contract.ts`],
  'private-tables': ['apps/server/src/demo/seed-demo-shop.ts', `${m}/catalog/tables.ts`],
  'seeds-not-in-production': ['apps/server/src/commands/staff.ts', `${m}/catalog/seed.ts`],
  'back-office-without-queries': ['apps/server/src/backoffice/catalog/product-routes.ts', 'node_modules/drizzle-orm/index.ts'],
  'test-helpers-only-in-tests': ['apps/server/src/commands/seed.ts', 'apps/server/src/testing/test-shop.ts'],
  'kit-imports-kit': ['apps/server/src/kit/money.ts', 'apps/server/src/platform/log.ts'],
  'platform-below-modules': ['apps/server/src/platform/jobs/queue.ts', `${m}/orders/index.ts`],
  'modules-below-web': [`${m}/orders/read/track-order.ts`, 'apps/server/src/web/images/images.ts'],
  'front-ends-use-contracts': [`${s}/routes/catalogue/home.tsx`, `${m}/catalog/index.ts`],
  'server-without-storefront': ['apps/server/src/app.ts', `${s}/root.tsx`],
  'separate-features': [`${s}/features/cart/drawer.tsx`, `${s}/features/product/gallery/gallery.tsx`],
  'ui-below-features': [`${s}/ui/button.tsx`, `${s}/features/product/gallery/gallery.tsx`],
  'features-below-routes': [`${s}/features/cart/drawer.tsx`, `${s}/routes/catalogue/home.tsx`],
  'pages-import-nothing': ['packages/pages/src/pages.ts', `${s}/root.tsx`],
  'no-page-registry-in-browsers': [`${s}/features/layout/menu.tsx`, 'packages/pages/src/index.ts'],
  'separate-sandbox': ['apps/sandbox-gateway/src/index.ts', 'apps/server/src/kit/money.ts'],
  'rank-of-media': [`${m}/media/index.ts`, `${m}/catalog/index.ts`],
  'rank-of-orders': [`${m}/orders/change/record-order.ts`, `${m}/cart/index.ts`],
  'rank-of-payments': [`${m}/payments/open-payment.ts`, `${m}/orders/index.ts`],
  'rank-of-checkout': [`${m}/checkout/place/place-order.ts`, `${m}/notifications/index.ts`],
};

test.each(Object.entries(violations))('the rule %s reports a forbidden import', async (rule, [from, to]) => {
  expect(await listViolations({ [from]: importing(from, to), [to]: 'export const it = 1;' })).toContain(rule);
});

test.each([
  ['backoffice', 'apps/server/src/backoffice/orders/order-routes.ts'],
  ['commands', 'apps/server/src/commands/staff.ts'],
  ['reconcile', 'apps/server/src/reconcile/checks.ts'],
  ['web', 'apps/server/src/web/sitemaps.ts'],
  ['platform', 'apps/server/src/platform/log.ts'],
  ['bench', 'bench/clicks.ts'],
])('tables of a module are private to %s too', async (_, from) => {
  const to = `${m}/catalog/tables.ts`;
  expect(await listViolations({ [from]: importing(from, to), [to]: 'export const it = 1;' })).toContain('private-tables');
});

test('tables of another module are private to a module, also in its seed, and open to tests', async () => {
  const to = `${m}/catalog/tables.ts`;
  for (const from of [`${m}/cart/lines/add-line.ts`, `${m}/cart/seed.ts`])
    expect(await listViolations({ [from]: importing(from, to), [to]: 'export const it = 1;' })).toContain('module-interfaces');
  const test = `${m}/cart/cart.slow.test.ts`;
  expect(await listViolations({ [test]: importing(test, to), [to]: 'export const it = 1;' })).toEqual([]);
});

test('an import cycle is reported', async () => {
  const [a, b] = [`${m}/orders/a.ts`, `${m}/orders/b.ts`];
  expect(await listViolations({ [a]: importing(a, b), [b]: importing(b, a) })).toContain('no-cycles');
});

test('an import cycle of types is reported', async () => {
  const [a, b] = [`${m}/orders/a.ts`, `${m}/orders/b.ts`];
  const typeOnly = (from: string, to: string): string => importing(from, to).replace('import *', 'import type *').replace('= other', '= 1');
  expect(await listViolations({ [a]: typeOnly(a, b), [b]: importing(b, a) })).toContain('no-cycles');
});

test('every rule except cycles and module ranks has a violation in this test', () => {
  const names = forbidden.map((rule) => rule.name ?? '').filter((name) => !name.startsWith('rank-of-') && name !== 'no-cycles');
  expect(names.filter((name) => !(name in violations))).toEqual([]);
});

test('every module has a rank', () => {
  expect(ranks.flat().toSorted()).toEqual(readdirSync(join(root, m)).toSorted());
});

test('docs/ARCHITECTURE.md shows the ranks of the modules', () => {
  const shown = ranks.toReversed().map((rank) => rank.join(' · '));
  expect(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')).toContain(`\n${shown.join('\n')}\n`);
});

function importing(from: string, to: string): string {
  const up = '../'.repeat(dirname(from).split('/').length);
  return `import * as other from '${up}${to}';\nexport const it = other;`;
}

async function listViolations(files: Record<string, string>): Promise<string[]> {
  for (const folder of ['apps', 'packages', 'bench', 'node_modules']) rmSync(join(testRepository, folder), { recursive: true, force: true });
  for (const folder of ['apps', 'packages', 'bench']) mkdirSync(join(testRepository, folder));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(testRepository, path)), { recursive: true });
    writeFileSync(join(testRepository, path), text);
  }
  const { output } = await cruise(['apps', 'packages', 'bench'], {
    baseDir: testRepository,
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}
