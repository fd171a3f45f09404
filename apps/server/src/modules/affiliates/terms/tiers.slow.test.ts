import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { cancelCustomerOrder } from '#modules/checkout';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestGarment, type TestShop } from '#testing/test-shop';
import { affiliates, affiliateTiers } from '../tables.ts';
import { affiliateTierPeriods } from './tables.ts';
import { updateTiers } from './update-tiers.ts';
import { getTerms } from './get-terms.ts';
import { listTiers, putIntoTier, saveTier } from './tiers.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  garment = await shop.garment({ stock: 50 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.update(affiliates).set({ tierId: null, isTierFixed: true });
  await database.db.delete(affiliateTierPeriods);
  await database.db.delete(affiliateTiers);
});
afterEach(() => setClock(() => new Date())());

const save = (name: string, fromOrders: number, id: number | null = null) =>
  inTransaction(database.db, (tx) => saveTier(tx, { id, name, fromOrders }));
const readTier = async (affiliateId: number) => {
  const [row] = await database.db
    .select({ name: affiliateTiers.name })
    .from(affiliates)
    .leftJoin(affiliateTiers, eq(affiliateTiers.id, affiliates.tierId))
    .where(eq(affiliates.id, affiliateId));
  return row?.name ?? null;
};

/** Creates an affiliate with credited orders whose jobs have not run yet. */
async function createSeller(count: number) {
  const { affiliateId } = await activeAffiliate(shop);
  const sold: string[] = [];
  for (let number = 0; number < count; number += 1) sold.push((await placeCreditedOrder(shop, { affiliateId, lines: [{ garment }] })).orderNumber);
  return { affiliateId, sold };
}

test('a tier has a unique name and number of orders; it can be changed, and tiers are listed from the lowest', async () => {
  const gold = await save(' Gold ', 50);
  await save('Silver', 10);
  await expect(save('', -1)).rejects.toMatchObject({
    issues: [
      { field: 'name', code: 'required' },
      { field: 'fromOrders', code: 'range' },
    ],
  });
  await expect(save('Golden', 50)).rejects.toMatchObject({ issues: [{ field: 'fromOrders', code: 'taken' }] });
  await expect(save('Silver', 20)).rejects.toMatchObject({ issues: [{ field: 'name', code: 'taken' }] });
  await expect(save('Nobody', 1, 999_999)).rejects.toMatchObject({ code: 'TermsNotFound' });
  expect(await save('Gold', 60, gold)).toBe(gold);
  expect(await listTiers(database.db)).toMatchObject([
    { name: 'Silver', fromOrders: 10, members: 0 },
    { name: 'Gold', fromOrders: 60, members: 0 },
  ]);
});

test('each night affiliates move up or down to the tier of their orders of 90 days; cancelled orders do not count, and tiers set by staff stay', async () => {
  const [none, two, cancelledSeller, byHand] = [await createSeller(0), await createSeller(2), await createSeller(2), await createSeller(2)];
  await shop.runJobs();
  const silver = await save('Silver', 1);
  await save('Gold', 2);
  await inTransaction(database.db, (tx) => cancelCustomerOrder(tx, { orderNumber: cancelledSeller.sold[0] ?? '', actor: 'Mira', reason: '' }));
  await shop.runJobs();
  await database.db.update(affiliates).set({ isTierFixed: false });
  const { affiliateId } = byHand;
  await inTransaction(database.db, (tx) => putIntoTier(tx, { affiliateId, tierId: silver, isFixed: true }));
  const tiers = async () => Promise.all([none, two, cancelledSeller, byHand].map((one) => readTier(one.affiliateId)));

  const before = now();
  const sortedAt = new Date(before.getTime() + 1000);
  setClock(() => sortedAt);
  expect(await updateTiers(database.db)).toBe(2);
  expect(await tiers()).toEqual([null, 'Gold', 'Silver', 'Silver']);
  expect(await updateTiers(database.db)).toBe(0);

  // Without further sales the affiliate leaves the tier, but earlier orders keep the terms of their day.
  setClock(() => new Date(sortedAt.getTime() + days(91)));
  expect(await updateTiers(database.db)).toBe(2);
  expect(await tiers()).toEqual([null, null, null, 'Silver']);
  const [gold] = await database.db.select({ id: affiliateTiers.id }).from(affiliateTiers).where(eq(affiliateTiers.name, 'Gold'));
  const at = async (time: Date) => (await getTerms(database.db, two.affiliateId, time)).tierId;
  expect([await at(before), await at(sortedAt), await at(now())]).toEqual([null, gold?.id, null]);
  const periods = await database.db
    .select({ tierId: affiliateTierPeriods.tierId })
    .from(affiliateTierPeriods)
    .where(eq(affiliateTierPeriods.affiliateId, two.affiliateId))
    .orderBy(asc(affiliateTierPeriods.from));
  expect(periods).toEqual([{ tierId: gold?.id }, { tierId: null }]);
});

test('without tiers no affiliate is moved', async () => {
  expect(await updateTiers(database.db)).toBe(0);
});
