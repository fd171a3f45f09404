import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import type { Database } from '#platform/database';
import { reviews } from '#tables/reviews';
import { tickets } from '#tables/tickets';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { WaitingCounts } from './contract.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
const read = async (staff: Staff) => (await staff.call<WaitingCounts>('GET', 'admin/waiting')).data;

test('the menu counts the work that waits, and each person only that of their areas', async () => {
  const admin = await signedInStaff(shop);
  const nothing = {
    orders: 0,
    returns: 0,
    messages: 0,
    reviews: 0,
    sellerApplications: 0,
    affiliateApplications: 0,
    heldCommissions: 0,
    affiliateReplies: 0,
    disputes: 0,
  };
  expect(await read(admin)).toEqual(nothing);

  const garment = await shop.garment();
  const cart = await shop.createCart(shopIds.SI, { garment });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI'))).data;
  const place = { countryId: shopIds.SI, languageId: 1 };
  await database.db.insert(reviews).values({ ...place, productId: garment.productId, orderNumber, author: 'Ana', stars: 5, createdAt: now() });
  const message = {
    ...place,
    topic: 'other',
    name: 'Ana',
    email: 'ana@example.si',
    orderNumber: '',
    receivedAt: now(),
    changedAt: now(),
  } as const;
  await database.db.insert(tickets).values([
    { ...message, number: 'T-1', status: 'open' },
    { ...message, number: 'T-2', status: 'closed' },
  ]);
  expect(await read(admin)).toEqual({ ...nothing, orders: 1, messages: 1, reviews: 1 });

  const hidden = Object.fromEntries(Object.keys(nothing).map((name) => [name, null]));
  expect(await read(await signedInStaff(shop, { role: 'user', areas: ['reviews'] }))).toEqual({ ...hidden, reviews: 1 });
  expect(await read(await signedInStaff(shop, { role: 'user', areas: ['orders'] }))).toEqual({ ...hidden, orders: 1, disputes: 0 });
  expect(await read(await signedInStaff(shop, { role: 'vendor' }))).toEqual(hidden);
});
