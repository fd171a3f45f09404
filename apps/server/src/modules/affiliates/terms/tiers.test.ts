import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { giveOrderUp } from '#modules/checkout';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate } from '#testing/active-affiliate';
import { creditedOrder } from '#testing/credited-order';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestGarment, type TestShop } from '#testing/test-shop';
import { affiliates, affiliateTierPeriods, affiliateTiers } from '../tables.ts';
import { sortIntoTiers } from './sort-into-tiers.ts';
import { termsAt } from './terms-at.ts';
import { listTiers, putIntoTier, saveTier } from './tiers.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = await openTestShop(database);
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
const tierOf = async (affiliateId: number) => {
  const [row] = await database.db
    .select({ name: affiliateTiers.name })
    .from(affiliates)
    .leftJoin(affiliateTiers, eq(affiliateTiers.id, affiliates.tierId))
    .where(eq(affiliates.id, affiliateId));
  return row?.name ?? null;
};

/** Somebody in the programme, and orders that will be his: their jobs still wait. */
async function whoSold(count: number) {
  const { affiliateId } = await activeAffiliate(shop);
  const sold: string[] = [];
  for (let number = 0; number < count; number += 1) sold.push((await creditedOrder(shop, { affiliateId, lines: [{ garment }] })).orderNumber);
  return { affiliateId, sold };
}

test('a tier has a name and a number of orders of its own; it is changed, and listed from the lowest on', async () => {
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

test('at night each affiliate comes into the tier that his orders of 90 days reach, up and down; what was given up does not count, and who was put there by hand stays', async () => {
  const [none, two, givenUp, byHand] = [await whoSold(0), await whoSold(2), await whoSold(2), await whoSold(2)];
  await shop.runJobs();
  const silver = await save('Silver', 1);
  await save('Gold', 2);
  await inTransaction(database.db, (tx) => giveOrderUp(tx, { orderNumber: givenUp.sold[0] ?? '', actor: 'Mira', reason: '' }));
  await shop.runJobs();
  await database.db.update(affiliates).set({ isTierFixed: false });
  const { affiliateId } = byHand;
  await inTransaction(database.db, (tx) => putIntoTier(tx, { affiliateId, tierId: silver, isFixed: true }));
  const tiers = async () => Promise.all([none, two, givenUp, byHand].map((one) => tierOf(one.affiliateId)));

  const before = now();
  const sortedAt = new Date(before.getTime() + 1000);
  setClock(() => sortedAt);
  expect(await sortIntoTiers(database.db)).toBe(2);
  expect(await tiers()).toEqual([null, 'Gold', 'Silver', 'Silver']);
  expect(await sortIntoTiers(database.db)).toBe(0);

  // Nothing sold since: he falls out of it, and what he sold before earns as it did then.
  setClock(() => new Date(sortedAt.getTime() + days(91)));
  expect(await sortIntoTiers(database.db)).toBe(2);
  expect(await tiers()).toEqual([null, null, null, 'Silver']);
  const [gold] = await database.db.select({ id: affiliateTiers.id }).from(affiliateTiers).where(eq(affiliateTiers.name, 'Gold'));
  const at = async (time: Date) => (await termsAt(database.db, two.affiliateId, time)).tierId;
  expect([await at(before), await at(sortedAt), await at(now())]).toEqual([null, gold?.id, null]);
  const periods = await database.db
    .select({ tierId: affiliateTierPeriods.tierId })
    .from(affiliateTierPeriods)
    .where(eq(affiliateTierPeriods.affiliateId, two.affiliateId))
    .orderBy(asc(affiliateTierPeriods.from));
  expect(periods).toEqual([{ tierId: gold?.id }, { tierId: null }]);
});

test('without tiers nobody is sorted', async () => {
  expect(await sortIntoTiers(database.db)).toBe(0);
});
