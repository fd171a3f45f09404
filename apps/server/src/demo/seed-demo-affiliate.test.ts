import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import { groupClicks } from '#modules/tracking';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { affiliateLinks } from '#tables/affiliates/links';
import { affiliates } from '#tables/affiliates';
import { commissionRules } from '#tables/affiliates/rules';
import { affiliateAnnouncements, affiliateAnnouncementTexts } from '#tables/affiliates/messages';
import { affiliateDiscounts } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { openTestShop } from '#testing/test-shop';
import { seedDemoAffiliate } from './seed-demo-affiliate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
});
afterAll(() => database.close());

test('the demo’s affiliate gets data for the portal once, and an applicant waits for approval', async () => {
  const { db } = database;
  const counted = async () => ({
    affiliates: (await db.select({ status: affiliates.status }).from(affiliates).orderBy(affiliates.id)).map(({ status }) => status),
    links: await db.$count(affiliateLinks),
    discounts: await db.$count(affiliateDiscounts),
    rules: await db.$count(commissionRules),
    announcements: await db.$count(affiliateAnnouncements),
    announcementTexts: await db.$count(affiliateAnnouncementTexts),
  });
  await seedDemoAffiliate(db, readConfig({}));
  const first = await counted();
  // There are no demo products here, so links to products and the brand rule are left out.
  expect(first).toEqual({ affiliates: ['active', 'pending'], links: 3, discounts: 2, rules: 1, announcements: 2, announcementTexts: 34 });
  const [jonas] = await db.select().from(affiliates).where(eq(affiliates.status, 'active'));
  const day = (before: number) => new Date(now().getTime() - days(before)).toISOString().slice(0, 10);
  const ofReason = await groupClicks(db, { affiliateId: jonas?.id ?? 0, from: day(61), until: day(0) }, 'reason');
  expect(ofReason.map(({ key }) => key[0]).sort()).toEqual(['', 'bot', 'repeat']);
  expect(ofReason[0]?.clicks).toBeGreaterThan(2000);

  await seedDemoAffiliate(db, readConfig({}));
  expect(await counted()).toEqual(first);
});
