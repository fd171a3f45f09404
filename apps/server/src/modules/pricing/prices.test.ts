import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { outbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { pricesFor } from './prices-for.ts';
import { recordSaleEdges } from './record-sale-edges.ts';
import { setPrices, type NewPrice } from './set-prices.ts';
import { priceChanges } from './tables.ts';

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
});
afterAll(() => database.close());
afterEach(() => resetClock());

const on = (day: string): void => {
  resetClock = setClock(() => new Date(`${day}T12:00:00Z`));
};
/** A garment that costs 30.00 in Slovenia since 1 January 2026. */
async function garment() {
  on('2026-01-01');
  return shop.garment({ prices: { [shopIds.SI]: 3000 } });
}
const set = (price: Partial<NewPrice> & { productId: number; regular: number }) => setPrices(database.db, [{ countryId: shopIds.SI, ...price }]);
const priceOf = async (variantId: number, countryId: number = shopIds.SI) =>
  (await pricesFor(database.db, { variantIds: [variantId], countryId })).get(variantId);
const history = async (productId: number) =>
  (await database.db.select().from(priceChanges).where(eq(priceChanges.productId, productId)).orderBy(asc(priceChanges.id))).map(
    ({ price }) => price,
  );

test('a reduction is measured against the lowest price of the 30 days before it', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 2600 });
  on('2026-03-10');
  await set({ productId, regular: 3000 });
  on('2026-03-20');
  await set({ productId, regular: 3000, sale: 2000 });
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 2000, prior: 2600 });
  expect(await history(productId)).toEqual([3000, 2600, 3000, 2000]);
});

test('a reduction that goes further keeps the prior price of its beginning', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 2400 });
  on('2026-03-15');
  await set({ productId, regular: 3000, sale: 1800 });
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 1800, prior: 3000 });
});

test('a sale that follows a deeper one claims nothing', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 1500 });
  on('2026-03-10');
  await set({ productId, regular: 3000 });
  on('2026-03-20');
  await set({ productId, regular: 3000, sale: 2000 });
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 2000, prior: null });
});

test('a garment that is new and reduced at once claims nothing, where the Omnibus rule holds', async () => {
  on('2026-03-01');
  const { productId, variantId } = await shop.garment({ prices: {} });
  await set({ productId, regular: 3000, sale: 2000 });
  await set({ productId, regular: 300_000, sale: 200_000, countryId: shopIds.BD });
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 2000, prior: null });
  expect(await priceOf(variantId, shopIds.BD)).toEqual({ regular: 300_000, discount: 200_000, prior: 300_000 });
});

test('setting a price as it is already changes nothing', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 2000 });
  on('2026-03-05');
  await set({ productId, regular: 3000, sale: 2000 });
  expect(await history(productId)).toEqual([3000, 2000]);
  expect((await priceOf(variantId))?.prior).toBe(3000);
});

test("a variant's own price goes before its product's", async () => {
  const { productId, variantId } = await garment();
  await set({ productId, variantId, regular: 3500 });
  expect((await priceOf(variantId))?.regular).toBe(3500);
});

test('a sale that was dated begins and ends by itself, and stands in the history', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 2000, saleFrom: new Date('2026-03-10T00:00:00Z'), saleUntil: new Date('2026-03-20T00:00:00Z') });
  expect((await priceOf(variantId))?.discount).toBe(3000);
  on('2026-03-10');
  await runSaleEdges();
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 2000, prior: 3000 });
  on('2026-03-20');
  await runSaleEdges();
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 3000, prior: null });
  expect(await history(productId)).toEqual([3000, 2000, 3000]);
});

test('an edge of a sale has a job of its own, at its instant, and is recorded by it', async () => {
  on('2025-03-01');
  const { productId, variantId } = await shop.garment({ prices: { [shopIds.SI]: 3000 } });
  await shop.runJobs();
  const [saleFrom, saleUntil] = [new Date('2025-03-10T12:00:00Z'), new Date('2025-03-20T12:00:00Z')];
  await set({ productId, regular: 3000, sale: 2000, saleFrom, saleUntil });
  expect(await edgesAskedFor()).toEqual(['2025-03-10T12:00:00.100Z']);

  on('2025-03-10');
  // Its beginning asks for its end; for PostgreSQL's clock that is long past, too.
  expect((await shop.runJobs()).filter((name) => name === 'pricing.sale-edges')).toHaveLength(2);
  expect(await priceOf(variantId)).toEqual({ regular: 3000, discount: 2000, prior: 3000 });

  await set({ productId, regular: 3000, sale: 2000, saleUntil: new Date('2025-03-15T12:00:00Z') });
  expect(await edgesAskedFor()).toEqual(['2025-03-15T12:00:00.100Z']);
  on('2025-03-15');
  await shop.runJobs();
  expect(await history(productId)).toEqual([3000, 2000, 3000]);
  await shop.runJobs();
  expect(await history(productId)).toEqual([3000, 2000, 3000]);
});

test('a sale of the whole shop asks for one job an edge, and again only for another instant', async () => {
  on('2025-03-01');
  const garments = await Promise.all(Array.from({ length: 5 }, () => shop.garment({ prices: { [shopIds.SI]: 3000 } })));
  await shop.runJobs();
  const saleFrom = new Date('2025-04-01T00:00:00Z');
  const all = garments.map(({ productId }) => ({ productId, countryId: shopIds.SI, regular: 3000, sale: 2000, saleFrom }));
  await setPrices(database.db, all.slice(0, 3));
  await setPrices(database.db, all.slice(3));
  await setPrices(database.db, all);
  expect(await edgesAskedFor()).toEqual(['2025-04-01T00:00:00.100Z']);
});

test('a price in levs does not count once Bulgaria pays in euros', async () => {
  on('2025-12-01');
  const bulgaria = 14;
  const { productId, variantId } = await shop.garment({ prices: { [bulgaria]: 5000 } });
  expect((await priceOf(variantId, bulgaria))?.regular).toBe(5000);
  on('2026-01-02');
  expect(await priceOf(variantId, bulgaria)).toBeUndefined();
  await set({ productId, countryId: bulgaria, regular: 2599, sale: 1999 });
  expect(await priceOf(variantId, bulgaria)).toEqual({ regular: 2599, discount: 1999, prior: null });
});

test('two thousand prices and more are set at once', async () => {
  on('2026-03-01');
  const { productId } = await shop.garment({ prices: {} });
  const { productId: other } = await shop.garment({ prices: {} });
  const many = Array.from({ length: 2100 }, (_, index) => ({
    productId: index % 2 ? productId : other,
    countryId: 1 + (index % 16),
    regular: 100_000,
  }));
  await setPrices(database.db, many);
  expect(await history(productId)).toHaveLength(8);
});

test.each([0, -100, 19.99])('%d is not a price', async (regular) => {
  await expect(set({ productId: 1, regular })).rejects.toThrow(RangeError);
});
test('a sale at the regular price is none', async () => {
  await expect(set({ productId: 1, regular: 1000, sale: 1000 })).rejects.toThrow(RangeError);
});

/** Of what waits to be handed on, the instants at which sales are to be looked at. */
async function edgesAskedFor(): Promise<string[]> {
  const rows = await database.db.select().from(outbox);
  return rows
    .map(({ payload }) => payload as { job?: string; startAfter?: string })
    .flatMap(({ job, startAfter }) => (job === 'pricing.sale-edges' && startAfter ? [startAfter] : []));
}

async function runSaleEdges(): Promise<void> {
  while ((await recordSaleEdges(database.db)) > 0);
}
