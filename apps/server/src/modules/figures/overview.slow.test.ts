import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { now, setClock } from '#kit/clock';
import { addVisits } from '#modules/tracking';
import type { Database } from '#platform/database';
import { products } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Overview } from './contract.ts';
import { countBestSellers, countStockWarnings } from './count-goods.ts';
import { recount } from './recount.ts';
import { dailyFigures, dailyReturns } from './tables.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  garment = await shop.garment({ name: 'Linen shirt', stock: 100 });
});
afterAll(() => database.close());

let restore = () => {};
afterEach(() => restore());
const at = (time: string) => {
  restore();
  restore = setClock(() => new Date(time));
};

async function buy(country: Parameters<typeof readyForm>[0], { bought = garment, quantity = 1 } = {}): Promise<string> {
  const cart = await shop.createCart(shopIds[country], { garment: bought, quantity });
  const { data } = await shop.order(cart.id, readyForm(country, { email: `${crypto.randomUUID()}@example.com` }));
  return data.orderNumber;
}

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
/** Reads the overview as a newly signed-in admin, because the test clock advances by months. */
const overview = async (query = 'days=30', caller?: Staff): Promise<Overview> =>
  (await (caller ?? (await signedInStaff(shop))).call<Overview>('GET', `admin/overview?${query}`)).data;
const inCountry = ({ countries }: Overview, countryId: number) => countries.find((row) => row.countryId === countryId);

/** Returns all counts in a fixed order. */
async function counted() {
  return [
    await database.db.select().from(dailyFigures).orderBy(dailyFigures.day, dailyFigures.countryId, dailyFigures.vendorId),
    await database.db.select().from(dailyReturns).orderBy(dailyReturns.day, dailyReturns.countryId, dailyReturns.reason),
  ];
}

test('incremental counts equal a full count of the orders', async () => {
  await buy('SI', { quantity: 2 });
  const cancelled = await buy('DE');
  await buy('HU');
  await shop.runJobs();
  await database.db.execute(sql`update orders set status = 'CANCELLED' where order_number = ${cancelled}`);
  await recount(database.db);
  const { totals, countries } = await overview();
  expect(totals.now).toMatchObject({ orders: 2, pieces: 3, cancelled: 1 });
  const [truth] = (
    await database.db.execute<{ orders: number; total: number }>(sql`
    select count(*)::int as orders, sum(total)::int as total from orders where status <> 'CANCELLED' and currency = 'EUR'`)
  ).rows;
  expect(inCountry({ countries } as Overview, shopIds.SI)).toMatchObject({ orders: truth?.orders, sales: truth?.total, currency: 'EUR' });
  const before = await counted();
  await database.db.delete(dailyFigures);
  await recount(database.db, { isWhole: true });
  expect(await counted()).toEqual(before);
});

test('amounts of different currencies are added in euro only; each country has its amounts in its own currency', async () => {
  const { countries, totals, withoutRate } = await overview();
  const [slovenia, hungary] = [inCountry({ countries } as Overview, shopIds.SI), inCountry({ countries } as Overview, shopIds.HU)];
  expect(hungary).toMatchObject({ currency: 'HUF', orders: 1 });
  expect(hungary?.sales).toBeGreaterThan(100_000);
  expect(hungary?.salesInEuro).toBeLessThan((hungary?.sales ?? 0) / 2);
  expect(totals.now.salesInEuro).toBe((slovenia?.sales ?? 0) + (hungary?.salesInEuro ?? 0));
  expect(withoutRate).toEqual([]);
});

test('an order counts on the local day of its country: 19:30 in Ljubljana is the next day in Dhaka', async () => {
  at('2027-03-10T18:30:00Z');
  await buy('SI');
  await buy('BD');
  await shop.runJobs();
  const { steps, countries } = await overview('days=7');
  expect(inCountry({ countries } as Overview, shopIds.BD)).toMatchObject({ orders: 1, until: '2027-03-11' });
  expect(inCountry({ countries } as Overview, shopIds.SI)).toMatchObject({ orders: 1, until: '2027-03-10' });
  expect(steps.filter(({ orders }) => orders > 0).map(({ from, orders }) => [from, orders])).toEqual([
    ['2027-03-10', 1],
    ['2027-03-11', 1],
  ]);
  const bangladesh = await overview(`days=1&countryId=${shopIds.BD}`);
  expect(bangladesh.steps).toMatchObject([{ from: '2027-03-11', orders: 1, sales: bangladesh.countries[0]?.sales }]);
  at('2027-03-15T12:00:00Z');
  expect((await overview('days=1')).totals).toMatchObject({ now: { orders: 0 }, before: { orders: 0 } });
  expect((await overview('days=7')).totals).toMatchObject({ now: { orders: 2 } });
  at('2027-03-19T12:00:00Z');
  expect((await overview('days=7')).totals).toMatchObject({ now: { orders: 0 }, before: { orders: 2 } });
});

test('orders are shown with the visits of the same days, by country', async () => {
  at('2027-05-02T12:00:00Z');
  await buy('SI');
  await shop.runJobs();
  await addVisits(
    database.db,
    new Map([
      ['si.localhost', 30],
      ['de.localhost:3000', 12],
    ]),
    now(),
  );
  await addVisits(database.db, new Map([['si.localhost', 10]]), now());
  const found = await overview('days=1');
  expect(found.totals.now).toMatchObject({ orders: 1, visits: 52 });
  expect(inCountry(found, shopIds.SI)).toMatchObject({ visits: 40 });
  expect(found.steps.at(-1)).toMatchObject({ from: '2027-05-02', orders: 1, visits: 52 });
});

test('a vendor sees the figures of their own products and nothing else', async () => {
  at('2027-06-02T12:00:00Z');
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  const ownFigures = await shop.garment({ name: 'Loden coat', prices: { [shopIds.SI]: 9900 } });
  await database.db
    .update(products)
    .set({ vendorId: vendor.id })
    .where(sql`id = ${ownFigures.productId}`);
  await buy('SI', { bought: ownFigures, quantity: 2 });
  await buy('SI');
  await shop.runJobs();
  const found = await overview('days=1', vendor);
  expect(found.totals.now).toMatchObject({ orders: 1, pieces: 2, visits: null, cancelled: null, refundedInEuro: null });
  expect(inCountry(found, shopIds.SI)).toMatchObject({ sales: 19_800, visits: null });
  expect(found.totals.now.salesInEuro).toBe(19_800);
  expect((await overview('days=1')).totals.now.orders).toBe(2);
});

test('best sellers are listed, low stock is listed with the weeks that it lasts, and a restocked variant is not listed', async () => {
  const [scarce, removed] = [await shop.garment({ name: 'Wool scarf', stock: 3 }), await shop.garment({ name: 'Silk tie', stock: 1 })];
  await buy('SI', { bought: scarce, quantity: 2 });
  await buy('SI', { bought: removed });
  restore();
  await database.db.execute(sql`update orders set placed_at = now() where placed_at > now()`);
  await shop.runJobs();
  await countBestSellers(database.db, 'short');
  await countStockWarnings(database.db);
  const { stock, bestSellers } = await overview('days=7');
  expect(stock.soldOut).toMatchObject([{ name: 'Silk tie', available: 0, weeks: 0 }]);
  // Two pieces were sold in four weeks, so the last piece lasts another two weeks.
  expect(stock.low).toMatchObject([{ name: 'Wool scarf', available: 1, weeks: 2 }]);
  expect(bestSellers.map(({ name }) => name)).toContain('Wool scarf');
  await database.db.execute(sql`update stock_levels set on_hand = 50 where variant_id = ${removed.variantId}`);
  expect((await overview('days=7')).stock.soldOut).toEqual([]);
});

test('staff without access to the overview get none of its data', async () => {
  const packer = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  expect((await packer.call('GET', 'admin/overview')).status).toBe(403);
  expect((await shop.call('GET', 'admin/overview')).status).toBe(401);
  expect((await (await signedInStaff(shop)).call('GET', 'admin/overview?days=12')).status).toBe(422);
});
