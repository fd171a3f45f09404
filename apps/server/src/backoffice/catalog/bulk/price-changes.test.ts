import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, minutes, setClock } from '#kit/clock';
import { setPrices } from '#modules/pricing';
import type { Database } from '#platform/database';
import { auditLog } from '#tables/audit';
import { products } from '#tables/catalog';
import { priceChanges } from '#tables/pricing';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { BulkChange, UndoneChange } from './bulk-change-contract.ts';
import type { PricePreview, PriceRule } from './price-change-contract.ts';
import type { ProductRecord } from '../product-contract.ts';

let database: Database;
let shop: TestShop;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  admin = await signedInStaff(shop);
});
afterAll(() => database.close());
afterEach(() => resetClock());

const moveClock = (ms: number): void => {
  const at = Date.now() + ms;
  resetClock = setClock(() => new Date(at));
};

/** Creates a garment whose prices have been in force for two months. */
async function garment(prices: Record<number, number> = { [shopIds.SI]: 3999, [shopIds.HU]: 1_599_000 }) {
  moveClock(-days(60));
  const made = await shop.garment({ prices });
  resetClock();
  return made;
}

const buildRule = (value: number, more: Partial<PriceRule> = {}): PriceRule => ({
  kind: 'lower',
  by: { unit: 'percent', value },
  isRounded: true,
  countryIds: null,
  saleFrom: null,
  saleUntil: null,
  ...more,
});
const preview = (ids: number[], rule: PriceRule, by = admin) => by.call<PricePreview>('POST', 'admin/products/price-changes/preview', { ids, rule });
const apply = (ids: number[], rule: PriceRule, revision: string, by = admin, key: string = crypto.randomUUID()) =>
  by.call<{ id: number; priceCount: number }>('POST', 'admin/products/price-changes', { ids, rule, revision, key });
const undo = (id: number, by = admin) => by.call<UndoneChange>('POST', `admin/products/bulk-changes/${id}/undo`, {});
async function run(ids: number[], rule: PriceRule) {
  const applied = await apply(ids, rule, (await preview(ids, rule)).data.revision);
  expect(applied.status).toBe(200);
  return applied.data;
}
const readPrices = async (id: number) => (await admin.call<ProductRecord>('GET', `admin/products/${id}`)).data.prices;
const readRegular = async (id: number) => Object.fromEntries((await readPrices(id)).map(({ countryId, regular }) => [countryId, regular]));
const readHistory = async (productId: number) =>
  (await database.db.select().from(priceChanges).where(eq(priceChanges.productId, productId)).orderBy(asc(priceChanges.id))).filter(
    ({ countryId }) => countryId === shopIds.SI,
  );

test('a preview lists each new price by country with its rounding, and changes nothing', async () => {
  const [one, two] = [await garment(), await garment({ [shopIds.SI]: 5999 })];
  const { data } = await preview([one.productId, two.productId], buildRule(10));
  const shown = data.changes.map(({ productId, countryId, before, after }) => [productId, countryId, before.regular, after.regular]);
  expect(shown).toEqual([
    [one.productId, shopIds.SI, 39.99, 35.99],
    [one.productId, shopIds.HU, 15_990, 13_990],
    [two.productId, shopIds.SI, 59.99, 53.99],
  ]);
  expect(data.changes[0]?.product).toContain('Linen shirt');
  expect(await readRegular(one.productId)).toEqual({ [shopIds.SI]: 39.99, [shopIds.HU]: 15_990 });
});

test('prices change by an amount in euros, which is converted for other currencies, or in the currency of the selected country', async () => {
  const { productId } = await garment();
  const inEuro = (await preview([productId], buildRule(0, { by: { unit: 'amount', value: 2, currency: 'EUR' }, isRounded: false }))).data;
  expect(inEuro.changes.map(({ after }) => after.regular)).toEqual([37.99, 15_990 - 770]);
  const inForint: PriceRule['by'] = { unit: 'amount', value: 500, currency: 'HUF' };
  const raise = buildRule(0, { kind: 'raise', by: inForint, countryIds: [shopIds.HU], isRounded: false });
  expect((await preview([productId], raise)).data.changes.map(({ after }) => after.regular)).toEqual([16_490]);
  expect(await preview([productId], { ...raise, countryIds: null })).toMatchObject({
    status: 422,
    params: { issues: [{ field: 'rule.by.currency' }] },
  });
});

test('a price of a variant changes with its product and is named by its SKU', async () => {
  const { productId, variantId } = await garment({ [shopIds.SI]: 3999 });
  await setPrices(database.db, [{ productId, variantId, countryId: shopIds.SI, regular: 4999 }]);
  const { changes } = (await preview([productId], buildRule(20))).data;
  expect(changes.map(({ sku, after }) => [sku === null, after.regular])).toEqual([
    [true, 31.99],
    [false, 39.99],
  ]);
});

test('prices that cannot change are listed with the reason', async () => {
  const { productId } = await garment();
  await setPrices(database.db, [{ productId, countryId: shopIds.SI, regular: 3999, sale: 3799 }]);
  const listReasons = async (rule: PriceRule) => (await preview([productId], rule)).data.skipped.map(({ countryId, reason }) => [countryId, reason]);
  expect(await listReasons(buildRule(10))).toEqual([[shopIds.SI, 'below-sale']]);
  expect(await listReasons(buildRule(0.1))).toEqual([
    [shopIds.SI, 'unchanged'],
    [shopIds.HU, 'unchanged'],
  ]);
  expect(await listReasons(buildRule(0, { by: { unit: 'amount', value: 1000, currency: 'EUR' } }))).toEqual([
    [shopIds.SI, 'not-positive'],
    [shopIds.HU, 'not-positive'],
  ]);
  expect(await listReasons(buildRule(0, { kind: 'end-sale', by: null }))).toEqual([[shopIds.HU, 'no-sale']]);
});

test('a sale has dates in the local time of each country, and the preview says whether the law allows showing it as a reduction', async () => {
  const { productId } = await garment();
  const dates = { saleFrom: '2099-07-01T00:00', saleUntil: '2099-07-15T00:00' };
  const rule = buildRule(25, { kind: 'sale', ...dates });
  expect((await preview([productId], rule)).data.changes[0]).toMatchObject({
    after: { regular: 39.99, sale: 29.99, ...dates },
    isReductionShown: true,
  });
  await run([productId], rule);
  expect((await readPrices(productId))[0]).toMatchObject({ regular: 39.99, sale: 29.99, ...dates });

  const wasCheap = await garment({ [shopIds.SI]: 3999 });
  moveClock(-days(10));
  await setPrices(database.db, [{ productId: wasCheap.productId, countryId: shopIds.SI, regular: 2500 }]);
  moveClock(-days(5));
  await setPrices(database.db, [{ productId: wasCheap.productId, countryId: shopIds.SI, regular: 3999 }]);
  resetClock();
  const { changes } = (await preview([wasCheap.productId], buildRule(25, { kind: 'sale' }))).data;
  expect(changes[0]).toMatchObject({ lowest: 25, isReductionShown: false });
  const reversed = { saleFrom: dates.saleUntil, saleUntil: dates.saleFrom };
  expect(await preview([productId], { ...rule, ...reversed })).toMatchObject({ status: 422, params: { issues: [{ field: 'rule.saleUntil' }] } });
});

test('the prices of the preview are applied together with an audit log entry per product, and refused if a price has changed since', async () => {
  const [one, two] = [await garment({ [shopIds.SI]: 3999 }), await garment({ [shopIds.SI]: 5999 })];
  const ids = [one.productId, two.productId];
  const { revision } = (await preview(ids, buildRule(10))).data;
  await setPrices(database.db, [{ productId: two.productId, countryId: shopIds.SI, regular: 4999 }]);
  expect(await apply(ids, buildRule(10), revision)).toMatchObject({ status: 409, code: 'PricesChanged' });
  expect(await readRegular(one.productId)).toEqual({ [shopIds.SI]: 39.99 });

  expect(await run(ids, buildRule(10))).toMatchObject({ priceCount: 2 });
  expect([await readRegular(one.productId), await readRegular(two.productId)]).toEqual([{ [shopIds.SI]: 35.99 }, { [shopIds.SI]: 44.99 }]);
  const [entry] = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(one.productId)));
  const key = `price in country ${shopIds.SI}`;
  expect(entry).toMatchObject({ action: 'product.update', before: { [key]: { regular: 39.99 } }, after: { [key]: { regular: 35.99 } } });
});

test('a repeated request changes prices once', async () => {
  const { productId } = await garment({ [shopIds.SI]: 3999 });
  const { revision } = (await preview([productId], buildRule(10))).data;
  const key = crypto.randomUUID();
  const [first, second] = [
    await apply([productId], buildRule(10), revision, admin, key),
    await apply([productId], buildRule(10), revision, admin, key),
  ];
  expect(second.data).toEqual(first.data);
  expect(await readRegular(productId)).toEqual({ [shopIds.SI]: 35.99 });
});

test('a change can be undone for a day: prices return, the price history stays, and prices that were edited since are kept', async () => {
  const [one, two] = [await garment({ [shopIds.SI]: 3999 }), await garment({ [shopIds.SI]: 5999 })];
  const { id } = await run([one.productId, two.productId], buildRule(50));
  await setPrices(database.db, [{ productId: two.productId, countryId: shopIds.SI, regular: 4500 }]);
  const list = async () => (await admin.call<BulkChange[]>('GET', 'admin/products/bulk-changes')).data.find((change) => change.id === id);
  expect(await list()).toMatchObject({ actor: 'Mira Novak', productCount: 2, itemCount: 2, undoneAt: null });
  expect((await undo(id)).data).toEqual({ restored: 1, kept: 1, reasons: ['changed'] });
  expect([await readRegular(one.productId), await readRegular(two.productId)]).toEqual([{ [shopIds.SI]: 39.99 }, { [shopIds.SI]: 45 }]);
  expect((await readHistory(one.productId)).map(({ price }) => price)).toEqual([3999, 1999, 3999]);
  expect((await list())?.undoneAt).not.toBeNull();
  expect(await undo(id)).toMatchObject({ status: 409, code: 'BulkChangeAlreadyUndone' });
  // The price of the mistake was in force, so a later sale is compared with it.
  const { changes } = (await preview([one.productId], buildRule(25, { kind: 'sale' }))).data;
  expect(changes[0]).toMatchObject({ lowest: 19.99, isReductionShown: false });
});

test('after a day, a change is no longer listed and cannot be undone', async () => {
  const { productId } = await garment({ [shopIds.SI]: 3999 });
  const { id } = await run([productId], buildRule(10));
  moveClock(days(1) + minutes(1));
  // The session of the day before has ended.
  const tomorrow = await signedInStaff(shop);
  const list = async () => (await tomorrow.call<BulkChange[]>('GET', 'admin/products/bulk-changes')).data;
  expect((await list()).map((change) => change.id)).not.toContain(id);
  expect(await undo(id, tomorrow)).toMatchObject({ status: 409, code: 'BulkChangeExpired' });
  const { revision } = (await preview([productId], buildRule(10), tomorrow)).data;
  const next = (await apply([productId], buildRule(10), revision, tomorrow)).data.id;
  expect((await list()).map((change) => change.id)).toEqual([next]);
});

test('a vendor changes and restores only the prices of their own products', async () => {
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  const [own, other] = [await garment({ [shopIds.SI]: 3999 }), await garment({ [shopIds.SI]: 3999 })];
  await database.db.update(products).set({ vendorId: vendor.id }).where(eq(products.id, own.productId));
  expect((await preview([own.productId, other.productId], buildRule(10), vendor)).status).toBe(404);
  const byStaff = await run([other.productId], buildRule(10));
  expect((await undo(byStaff.id, vendor)).code).toBe('BulkChangeExpired');
  const { revision } = (await preview([own.productId], buildRule(10), vendor)).data;
  const { id } = (await apply([own.productId], buildRule(10), revision, vendor)).data;
  expect((await vendor.call<BulkChange[]>('GET', 'admin/products/bulk-changes')).data.map((change) => change.id)).toEqual([id]);
  expect((await undo(id, vendor)).data).toEqual({ restored: 1, kept: 0, reasons: [] });
});
