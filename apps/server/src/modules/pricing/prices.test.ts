import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { outbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { getCurrentPrices } from './get-current-prices.ts';
import { recordSaleBoundaries } from './record-sale-boundaries.ts';
import { setPrices, type NewPrice } from './set-prices.ts';
import { priceChanges } from './tables.ts';

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());
afterEach(() => resetClock());

const on = (day: string): void => {
  resetClock = setClock(() => new Date(`${day}T12:00:00Z`));
};
/** Creates a garment with a price of 30.00 in Slovenia since 1 January 2026. */
async function garment() {
  on('2026-01-01');
  return shop.garment({ prices: { [shopIds.SI]: 3000 } });
}
const set = (price: Partial<NewPrice> & { productId: number; regular: number }) => setPrices(database.db, [{ countryId: shopIds.SI, ...price }]);
const findPrice = async (variantId: number, countryId: number = shopIds.SI) =>
  (await getCurrentPrices(database.db, { variantIds: [variantId], countryId })).get(variantId);
const history = async (productId: number) =>
  (await database.db.select().from(priceChanges).where(eq(priceChanges.productId, productId)).orderBy(asc(priceChanges.id))).map(
    ({ price }) => price,
  );

test('a reduction is compared with the lowest price of the 30 days before it', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 2600 });
  on('2026-03-10');
  await set({ productId, regular: 3000 });
  on('2026-03-20');
  await set({ productId, regular: 3000, sale: 2000 });
  expect(await findPrice(variantId)).toEqual({ regular: 3000, discount: 2000, prior: 2600 });
  expect(await history(productId)).toEqual([3000, 2600, 3000, 2000]);
});

test('a reduction that is increased keeps the prior price of its start only where the country has the exception for progressive reductions', async () => {
  on('2026-01-01');
  const countryIds = [shopIds.SI, shopIds.DE];
  const { productId, variantId } = await shop.garment({ prices: Object.fromEntries(countryIds.map((id) => [id, 3000])) });
  const reduce = (sale: number) =>
    setPrices(
      database.db,
      countryIds.map((countryId) => ({ productId, countryId, regular: 3000, sale })),
    );
  const listPriors = () => Promise.all(countryIds.map(async (countryId) => (await findPrice(variantId, countryId))?.prior));
  on('2026-03-01');
  await reduce(2400);
  expect(await listPriors()).toEqual([3000, 3000]);
  on('2026-03-15');
  await reduce(1800);
  expect(await listPriors()).toEqual([2400, 3000]);
  on('2026-03-20');
  await reduce(1800);
  expect(await listPriors()).toEqual([2400, 3000]);
});

test('a sale that follows a deeper one claims no reduction', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 1500 });
  on('2026-03-10');
  await set({ productId, regular: 3000 });
  on('2026-03-20');
  await set({ productId, regular: 3000, sale: 2000 });
  expect(await findPrice(variantId)).toEqual({ regular: 3000, discount: 2000, prior: null });
});

test('a new garment with a sale from the start claims no reduction under the Omnibus rule', async () => {
  on('2026-03-01');
  const { productId, variantId } = await shop.garment({ prices: {} });
  await set({ productId, regular: 3000, sale: 2000 });
  await set({ productId, regular: 300_000, sale: 200_000, countryId: shopIds.BD });
  expect(await findPrice(variantId)).toEqual({ regular: 3000, discount: 2000, prior: null });
  expect(await findPrice(variantId, shopIds.BD)).toEqual({ regular: 300_000, discount: 200_000, prior: 300_000 });
});

test('setting the same price again changes nothing', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 2000 });
  on('2026-03-05');
  await set({ productId, regular: 3000, sale: 2000 });
  expect(await history(productId)).toEqual([3000, 2000]);
  expect((await findPrice(variantId))?.prior).toBe(3000);
});

test("a variant's own price overrides its product's", async () => {
  const { productId, variantId } = await garment();
  await set({ productId, variantId, regular: 3500 });
  expect((await findPrice(variantId))?.regular).toBe(3500);
});

test('a dated sale starts and ends by itself and is in the history', async () => {
  const { productId, variantId } = await garment();
  on('2026-03-01');
  await set({ productId, regular: 3000, sale: 2000, saleFrom: new Date('2026-03-10T00:00:00Z'), saleUntil: new Date('2026-03-20T00:00:00Z') });
  expect((await findPrice(variantId))?.discount).toBe(3000);
  on('2026-03-10');
  await runSaleEdges();
  expect(await findPrice(variantId)).toEqual({ regular: 3000, discount: 2000, prior: 3000 });
  on('2026-03-20');
  await runSaleEdges();
  expect(await findPrice(variantId)).toEqual({ regular: 3000, discount: 3000, prior: null });
  expect(await history(productId)).toEqual([3000, 2000, 3000]);
});

test('each start or end of a sale has its own job, which records it', async () => {
  on('2025-03-01');
  const { productId, variantId } = await shop.garment({ prices: { [shopIds.SI]: 3000 } });
  await shop.runJobs();
  const [saleFrom, saleUntil] = [new Date('2025-03-10T12:00:00Z'), new Date('2025-03-20T12:00:00Z')];
  await set({ productId, regular: 3000, sale: 2000, saleFrom, saleUntil });
  expect(await listRequestedBoundaries()).toEqual(['2025-03-10T12:00:00.100Z']);

  on('2025-03-10');
  // The start requests the job for the end, which is also in the past by PostgreSQL's clock.
  expect((await shop.runJobs()).filter((name) => name === 'pricing.sale-boundaries')).toHaveLength(2);
  expect(await findPrice(variantId)).toEqual({ regular: 3000, discount: 2000, prior: 3000 });

  await set({ productId, regular: 3000, sale: 2000, saleUntil: new Date('2025-03-15T12:00:00Z') });
  expect(await listRequestedBoundaries()).toEqual(['2025-03-15T12:00:00.100Z']);
  on('2025-03-15');
  await shop.runJobs();
  expect(await history(productId)).toEqual([3000, 2000, 3000]);
  await shop.runJobs();
  expect(await history(productId)).toEqual([3000, 2000, 3000]);
});

test('a sale of the whole shop requests one job per instant, and another only for a new instant', async () => {
  on('2025-03-01');
  const garments = await Promise.all(Array.from({ length: 5 }, () => shop.garment({ prices: { [shopIds.SI]: 3000 } })));
  await shop.runJobs();
  const saleFrom = new Date('2025-04-01T00:00:00Z');
  const all = garments.map(({ productId }) => ({ productId, countryId: shopIds.SI, regular: 3000, sale: 2000, saleFrom }));
  await setPrices(database.db, all.slice(0, 3));
  await setPrices(database.db, all.slice(3));
  await setPrices(database.db, all);
  expect(await listRequestedBoundaries()).toEqual(['2025-04-01T00:00:00.100Z']);
});

test("a price in levs does not count after Bulgaria's change to the euro", async () => {
  on('2025-12-01');
  const bulgaria = 14;
  const { productId, variantId } = await shop.garment({ prices: { [bulgaria]: 5000 } });
  expect((await findPrice(variantId, bulgaria))?.regular).toBe(5000);
  on('2026-01-02');
  expect(await findPrice(variantId, bulgaria)).toBeUndefined();
  await set({ productId, countryId: bulgaria, regular: 2599, sale: 1999 });
  expect(await findPrice(variantId, bulgaria)).toEqual({ regular: 2599, discount: 1999, prior: null });
});

test('more than two thousand prices can be set at once', async () => {
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

test.each([0, -100, 19.99])('%d is refused as a price', async (regular) => {
  await expect(set({ productId: 1, regular })).rejects.toThrow(RangeError);
});
test('a sale at the regular price is refused', async () => {
  await expect(set({ productId: 1, regular: 1000, sale: 1000 })).rejects.toThrow(RangeError);
});

/** Returns the instants of the requested sale jobs in the outbox. */
async function listRequestedBoundaries(): Promise<string[]> {
  const rows = await database.db.select().from(outbox);
  return rows
    .map(({ payload }) => payload as { job?: string; startAfter?: string })
    .flatMap(({ job, startAfter }) => (job === 'pricing.sale-boundaries' && startAfter ? [startAfter] : []));
}

async function runSaleEdges(): Promise<void> {
  while ((await recordSaleBoundaries(database.db)) > 0);
}
