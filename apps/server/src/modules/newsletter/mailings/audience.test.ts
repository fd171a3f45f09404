import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now } from '#kit/clock';
import type { Database } from '#platform/database';
import { countries } from '#tables/countries';
import { orders } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { eq, sql } from 'drizzle-orm';
import { mailingAudienceSchema, type MailingAudience } from '../contract.ts';
import { newsletterSubscribers } from '../tables.ts';
import { countAudience, selectAudience } from './audience.ts';

const { SI, DE } = shopIds;
let database: Database;
let shop: TestShop;

const ago = (count: number) => new Date(now().getTime() - days(count));

async function subscribe(email: string, changes: Partial<typeof newsletterSubscribers.$inferInsert> = {}): Promise<void> {
  await database.db.insert(newsletterSubscribers).values({
    ...{ email, countryId: SI, languageId: 1, status: 'confirmed', consentText: 'News', consentAt: ago(40), source: 'footer' },
    ...{ confirmedAt: ago(40), linkKey: 'x', ...changes },
  });
}

async function placeOrder(email: string, daysAgo: number, changes: Partial<typeof orders.$inferInsert> = {}): Promise<void> {
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const { data } = await shop.order(cart.id, readyForm('SI', { email }));
  await database.db
    .update(orders)
    .set({ placedAt: ago(daysAgo), ...changes })
    .where(eq(orders.orderNumber, data.orderNumber));
}

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await subscribe('never@example.si');
  await subscribe('once@example.si');
  await subscribe('twice@example.si', { confirmedAt: ago(2) });
  await subscribe('german@example.de', { countryId: DE, languageId: 3 });
  await subscribe('cancelled@example.si');
  await subscribe('pending@example.si', { status: 'pending', confirmedAt: null });
  await subscribe('left@example.si', { status: 'unsubscribed' });
  await subscribe('bounced@example.si', { status: 'bounced' });
  await placeOrder('once@example.si', 100);
  await placeOrder('twice@example.si', 90);
  await placeOrder('Twice@example.si', 5);
  await placeOrder('cancelled@example.si', 5, { status: 'CANCELLED' });
  await placeOrder('left@example.si', 100);
});
afterAll(() => database.close());

async function select(rules: Partial<MailingAudience>): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`select split_part(email, '@', 1) as name from ${newsletterSubscribers}
    where id in (${selectAudience(mailingAudienceSchema.parse(rules))}) order by name`);
  return rows.map(({ name }) => name);
}

const all = ['cancelled', 'german', 'never', 'once', 'twice'];

test.each<[string, Partial<MailingAudience>, string[]]>([
  ['no rule: every confirmed subscription', {}, all],
  ['a country', { countryIds: [DE] }, ['german']],
  ['a language', { languageIds: [1] }, ['cancelled', 'never', 'once', 'twice']],
  ['confirmed since a day', { subscribedSince: ago(3).toISOString().slice(0, 10) }, ['twice']],
  ['has ordered', { orders: 'ordered' }, ['once', 'twice']],
  ['has never ordered; a cancelled order is none', { orders: 'never' }, ['cancelled', 'german', 'never']],
  ['at least two orders, in any spelling of the address', { minOrders: 2 }, ['twice']],
  ['the last order is at least 60 days old', { lastOrderDays: 60 }, ['once']],
  ['rules together', { orders: 'ordered', lastOrderDays: 3, countryIds: [SI], minOrders: 1 }, ['once', 'twice']],
])('an audience is selected by: %s', async (_name, rules, names) => {
  expect(await select(rules)).toEqual(names);
});

test('the audience is counted by country', async () => {
  expect(await countAudience(database.db, mailingAudienceSchema.parse({}))).toEqual({
    count: 5,
    countries: [
      { countryId: SI, count: 4 },
      { countryId: DE, count: 1 },
    ],
  });
});

test('subscribers of a closed country are not selected', async () => {
  const setOpen = (isActive: boolean) => database.db.update(countries).set({ isActive }).where(eq(countries.id, DE));
  await setOpen(false);
  expect(await select({})).toEqual(all.filter((name) => name !== 'german'));
  await setOpen(true);
  expect(await select({})).toEqual(all);
});
