import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Required<Pick<IConfiguration, 'forbidden'>>;
const house = mkdtempSync(join(tmpdir(), 'selvedge-layers-'));
afterAll(() => rmSync(house, { recursive: true }));

const m = 'apps/server/src/modules';
const s = 'apps/storefront/app';
/** One planted violation a rule: the file that breaks it, and what it must not import. */
const planted: Record<string, [from: string, to: string]> = {
  'module-faces': [`${m}/cart/add-line.ts`, `${m}/catalog/take-stock.ts`],
  'private-tables': [`${m}/cart/contract.ts`, `${m}/catalog/take-stock.ts`],
  'kit-is-pure': ['apps/server/src/kit/money.ts', 'apps/server/src/platform/log.ts'],
  'platform-below-modules': ['apps/server/src/platform/queue.ts', `${m}/orders/index.ts`],
  'modules-below-web': [`${m}/orders/track-order.ts`, 'apps/server/src/web/images.ts'],
  'front-ends-use-contracts': [`${s}/routes/home.tsx`, `${m}/catalog/index.ts`],
  'server-without-storefront': ['apps/server/src/app.ts', `${s}/root.tsx`],
  'features-apart': [`${s}/features/cart/drawer.tsx`, `${s}/features/product/gallery.tsx`],
  'ui-knows-no-shop': [`${s}/ui/button.tsx`, `${s}/features/product/gallery.tsx`],
  'features-below-routes': [`${s}/features/cart/drawer.tsx`, `${s}/routes/home.tsx`],
  'gateway-stands-alone': ['apps/sandbox-gateway/src/index.ts', 'apps/server/src/kit/money.ts'],
  'rank-of-media': [`${m}/media/index.ts`, `${m}/catalog/index.ts`],
  'rank-of-orders': [`${m}/orders/record-order.ts`, `${m}/cart/index.ts`],
  'rank-of-payments': [`${m}/payments/open-payment.ts`, `${m}/orders/index.ts`],
  'rank-of-checkout': [`${m}/checkout/place-order.ts`, `${m}/notifications/index.ts`],
};

test.each(Object.entries(planted))('the layer %s is held: a planted import is caught', async (rule, [from, to]) => {
  expect(await violationsOf({ [from]: importing(from, to), [to]: 'export const it = 1;' })).toContain(rule);
});

test('a cycle is caught', async () => {
  const [a, b] = [`${m}/orders/a.ts`, `${m}/orders/b.ts`];
  expect(await violationsOf({ [a]: importing(a, b), [b]: importing(b, a) })).toContain('no-cycles');
});

test('every rule but the ranks alike has a planted violation', () => {
  const names = forbidden.map((rule) => rule.name ?? '').filter((name) => !name.startsWith('rank-of-') && name !== 'no-cycles');
  expect(names.filter((name) => !(name in planted))).toEqual([]);
});

function importing(from: string, to: string): string {
  const up = '../'.repeat(dirname(from).split('/').length);
  return `import * as other from '${up}${to}';\nexport const it = other;`;
}

async function violationsOf(files: Record<string, string>): Promise<string[]> {
  rmSync(join(house, 'apps'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const { output } = await cruise(['apps'], { baseDir: house, ruleSet: { forbidden }, validate: true, tsPreCompilationDeps: true });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}
