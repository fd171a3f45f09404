import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { AdminReviewRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: Awaited<ReturnType<TestShop['garment']>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['reviews'] });
  garment = await shop.garment({ stock: 50 });
});
afterAll(() => database.close());

/** Writes a review as a customer who bought the product. */
async function reviewed(stars: number, text: string): Promise<string> {
  const cart = await shop.createCart(shopIds.SI, { garment });
  const { data } = await shop.order(cart.id, readyForm('SI'));
  await deliver(database, data);
  const review = { productId: garment.productId, link: data.link, author: 'Ana N.', stars, text };
  await shop.call('POST', `orders/${data.orderNumber}/reviews`, review);
  return data.orderNumber;
}

const queue = async (filter: object) =>
  (await staff.call<AdminReviewRow[]>('GET', `admin/reviews?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;
const shown = async () => {
  const response = await shop.app.fetch(new Request(`http://localhost/api/products/${garment.productId}/reviews`));
  return (await response.json()) as { data: { text: string }[]; rating: { count: number; average: number | null } };
};

test('a review waits in the queue; after approval it is on the product page with its stars at once, after refusal it is removed', async () => {
  const orderNumber = await reviewed(4, 'Soft and wide.');
  const [waiting] = await queue({ status: 'pending', q: orderNumber });
  expect(waiting).toMatchObject({ product: 'Linen shirt', stars: 4, text: 'Soft and wide.', orderNumber });
  expect((await shown()).rating.count).toBe(0);

  const { data } = await staff.call<AdminReviewRow>('POST', `admin/reviews/${waiting?.id}/approve`, {});
  expect(data).toMatchObject({ status: 'approved', decidedBy: 'Mira Novak' });
  expect(await shown()).toMatchObject({ data: [{ text: 'Soft and wide.' }], rating: { count: 1, average: 4 } });

  expect((await staff.call('POST', `admin/reviews/${waiting?.id}/reject`, { reason: ' ' })).status).toBe(422);
  await staff.call('POST', `admin/reviews/${waiting?.id}/reject`, { reason: 'names a neighbour' });
  expect(await shown()).toMatchObject({ data: [], rating: { count: 0 } });
  expect((await staff.call('POST', `admin/reviews/${waiting?.id}/reject`, { reason: 'again' })).code).toBe('ReviewCannotMove');
});

test('several reviews are decided at once, all or none', async () => {
  await reviewed(5, 'One.');
  await reviewed(3, 'Two.');
  const ids = (await queue({ status: 'pending' })).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect((await staff.call('PATCH', 'admin/reviews/many', { ids: [...ids, 999_999], change: { move: 'approve' } })).code).toBe('ReviewNotFound');
  expect((await shown()).rating.count).toBe(0);
  await staff.call('PATCH', 'admin/reviews/many', { ids, change: { move: 'approve' } });
  expect((await shown()).rating).toMatchObject({ count: 2, average: 4 });
  expect((await staff.call('PATCH', 'admin/reviews/many', { ids, change: { move: 'reject' } })).status).toBe(422);
});
