import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { coupons } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';

interface Opened {
  id: number;
  revision: string;
  uses: number;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
});
afterAll(() => database.close());

const coupon = (changes: object = {}) => ({
  code: 'Linen5',
  kind: 'amount',
  terms: { amounts: [{ currency: 'EUR', amount: 5 }] },
  minimums: [{ currency: 'EUR', amount: 15 }],
  validFrom: null,
  validUntil: null,
  countryIds: [shopIds.SI],
  boundEmail: null,
  mostUses: 2,
  mostUsesEach: 1,
  isActive: true,
  ...changes,
});
const goal = (changes: object = {}) => ({
  countryId: shopIds.SI,
  threshold: 100,
  kind: 'percent',
  terms: { rate: 10 },
  validFrom: null,
  validUntil: null,
  isActive: true,
  ...changes,
});

test('a coupon created in the back office reduces an order and lists it; it is ended, not deleted', async () => {
  const made = (await staff.call<Opened>('POST', 'admin/coupons', coupon())).data;
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  const placed = await shop.order(cart.id, readyForm('SI', { couponCode: 'linen5' }));
  expect([placed.status, placed.code]).toEqual([201, '']);
  expect((await staff.call<Opened>('GET', `admin/coupons/${made.id}`)).data.uses).toBe(1);
  expect((await staff.call('GET', `admin/coupons/${made.id}/uses`)).data).toMatchObject([
    { orderNumber: placed.data.orderNumber, email: 'ana@example.si', releasedAt: null },
  ]);
  expect(await staff.call('DELETE', `admin/coupons/${made.id}`)).toMatchObject({ status: 409, code: 'CouponUsed' });
  const renamed = await staff.call('PUT', `admin/coupons/${made.id}`, { ...made, code: 'OTHER5' });
  expect(renamed.params.issues).toMatchObject([{ field: 'code', code: 'used' }]);
  // An order that used it since the form was opened does not count as a conflicting change.
  expect((await staff.call('PUT', `admin/coupons/${made.id}`, { ...made, isActive: false })).status).toBe(200);
  const [row] = await database.db.select().from(coupons).where(eq(coupons.id, made.id));
  expect(row).toMatchObject({ code: 'LINEN5', terms: { amounts: { EUR: 500 } }, minimums: { EUR: 1500 }, isActive: false, uses: 1 });
});

test('errors of a coupon are reported field by field', async () => {
  const listIssues = async (form: object) => (await staff.call('POST', 'admin/coupons', form)).params.issues;
  expect(await listIssues(coupon({ code: 'no spaces' }))).toMatchObject([{ field: 'code', code: 'code' }]);
  expect(await listIssues(coupon({ code: 'P', kind: 'percent' }))).toMatchObject([{ field: 'terms.rate', code: 'required' }]);
  expect(await listIssues(coupon({ code: 'Y', terms: { amounts: [{ currency: 'USD', amount: 5 }] } }))).toMatchObject([
    { field: 'terms.amounts.0.currency', code: 'unknown' },
  ]);
  const dates = { validFrom: '2026-03-01T00:00:00Z', validUntil: '2026-02-01T00:00:00Z' };
  expect(await listIssues(coupon({ code: 'D', ...dates }))).toMatchObject([{ field: 'validUntil', code: 'order' }]);
  const unused = (await staff.call<Opened>('POST', 'admin/coupons', coupon({ code: 'UNUSED' }))).data;
  expect(await listIssues(coupon({ code: 'unused' }))).toMatchObject([{ field: 'code', code: 'taken' }]);
  expect((await staff.call('DELETE', `admin/coupons/${unused.id}`)).status).toBe(200);
});

test('a discount goal applies to the next cart, and no longer after it is deleted', async () => {
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment(), quantity: 6 });
  const goals = async () => (await shop.checkout(cart.id)).cart.goals.map(({ threshold, state }) => [threshold, state]);
  expect(await goals()).toEqual([]);
  const made = (await staff.call<Opened>('POST', 'admin/goals', goal())).data;
  expect(await goals()).toEqual([[100, 'achieved']]);
  const changed = await staff.call<Opened>('PUT', `admin/goals/${made.id}`, { ...made, threshold: 140 });
  expect(changed.status).toBe(200);
  expect(await goals()).toEqual([[140, 'almost-reached']]);
  await staff.call('DELETE', `admin/goals/${made.id}`);
  expect(await goals()).toEqual([]);
});

test('a higher goal with a smaller discount is refused with the sum that it concerns', async () => {
  const first = (await staff.call<Opened>('POST', 'admin/goals', goal())).data;
  const worse = await staff.call('POST', 'admin/goals', goal({ threshold: 200, terms: { rate: 5 } }));
  expect(worse.params.issues).toMatchObject([
    { field: 'terms.rate', code: 'worse', params: { message: expect.stringContaining('200.00 EUR') as string } },
  ]);
  expect((await staff.call('POST', 'admin/goals', goal({ threshold: 100 }))).params.issues).toMatchObject([{ field: 'threshold', code: 'taken' }]);
  // An inactive one is allowed.
  expect((await staff.call('POST', 'admin/goals', goal({ threshold: 200, terms: { rate: 5 }, isActive: false }))).status).toBe(200);
  await staff.call('DELETE', `admin/goals/${first.id}`);
});

test('staff with marketing only cannot reach the catalogue, and staff with the catalogue only no coupons', async () => {
  const cataloguer = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
  expect((await staff.call('GET', 'admin/categories')).status).toBe(403);
  expect((await cataloguer.call('GET', 'admin/coupons')).status).toBe(403);
});
