import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import { clicksBy } from '#modules/tracking';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { affiliateLinks, affiliates, commissionRules } from '#tables/affiliates';
import { affiliateDiscounts } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { openTestShop } from '#testing/test-shop';
import { seedDemoAffiliate } from './seed-demo-affiliate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
});
afterAll(() => database.close());

test('the demo’s affiliate has a portal worth looking at, once, and somebody else waits to be taken in', async () => {
  const { db } = database;
  const counted = async () => ({
    affiliates: (await db.select({ status: affiliates.status }).from(affiliates).orderBy(affiliates.id)).map(({ status }) => status),
    links: await db.$count(affiliateLinks),
    discounts: await db.$count(affiliateDiscounts),
    rules: await db.$count(commissionRules),
  });
  await seedDemoAffiliate(db, readConfig({}));
  const first = await counted();
  // No demo product is there: the links to products are left out, and so is the rule for a brand.
  expect(first).toEqual({ affiliates: ['active', 'pending'], links: 3, discounts: 2, rules: 1 });
  const [jonas] = await db.select().from(affiliates).where(eq(affiliates.status, 'active'));
  const day = (before: number) => new Date(now().getTime() - days(before)).toISOString().slice(0, 10);
  const ofReason = await clicksBy(db, { affiliateId: jonas?.id ?? 0, from: day(61), until: day(0) }, 'reason');
  expect(ofReason.map(({ key }) => key[0]).sort()).toEqual(['', 'bot', 'repeat']);
  expect(ofReason[0]?.clicks).toBeGreaterThan(2000);

  await seedDemoAffiliate(db, readConfig({}));
  expect(await counted()).toEqual(first);
});
