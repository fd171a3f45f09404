import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import type { Database } from '#platform/database';
import { orders } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { signInCustomer, type TestCustomer } from '#testing/people/test-customer';
import { buildLine, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Cart, ClaimedCart } from '#contracts/cart';
import type { Checkout } from '../contract.ts';

const { SI, DE } = shopIds;

let database: Database;
let bank: BankedShop;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  shop = bank.shop;
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

/** One shop for all tests; a new customer in each. */
const test = plainTest.extend<{ ana: TestCustomer }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  ana: async ({}, use) => use(await signInCustomer(database)),
});

const claim = ({ id, token }: TestCustomer, guestCartId: string | null, countryId: number = SI) =>
  shop.call<ClaimedCart>('POST', `user/${id}/cart?languageId=1`, { countryId, guestCartId }, token);
const loadCustomerCart = async ({ token }: TestCustomer, countryId: number = SI) =>
  (await shop.call<Cart>('POST', 'carts', { countryId }, token)).data;

test('a guest cart becomes the cart of an account without one, under the same id', async ({ ana }) => {
  expect((await claim(ana, null)).data).toEqual({ cart: null, merged: [] });
  const guest = await shop.createCart(SI, { garment: await shop.garment(), quantity: 2 });
  const { data } = await claim(ana, guest.id);
  expect(data).toMatchObject({ cart: { id: guest.id, revision: guest.revision, count: 2 }, merged: [] });
  expect((await claim(ana, null)).data.cart).toMatchObject({ id: guest.id });
});

test('the lines of a guest cart are merged into the account cart by product, colour and size, and the guest cart is deleted', async ({ ana }) => {
  const [both, ownGarment, other] = [
    await shop.garment({ name: 'Both' }),
    await shop.garment({ name: 'Mine' }),
    await shop.garment({ name: 'Theirs' }),
  ];
  const own = await loadCustomerCart(ana);
  await shop.call('POST', `carts/${own.id}/lines`, buildLine(both, 2));
  await shop.call('POST', `carts/${own.id}/lines`, buildLine(ownGarment));
  const guest = await shop.createCart(SI, { garment: both, quantity: 3 }, { garment: other });
  const { data } = await claim(ana, guest.id);
  expect(data.cart?.id).toBe(own.id);
  expect(data.cart?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Both', 5],
    ['Mine', 1],
    ['Theirs', 1],
  ]);
  expect(data.merged).toEqual([{ name: 'Both', change: 'joined', wanted: 5, quantity: 5 }]);
  expect(await shop.call('GET', `carts/${guest.id}`)).toMatchObject({ status: 404, code: 'CartNotFound' });
});

test('merged quantities are limited to the stock and to ten pieces, and reductions are reported', async ({ ana }) => {
  const [few, many, gone] = [
    await shop.garment({ name: 'Few', stock: 3 }),
    await shop.garment({ name: 'Many', stock: 50 }),
    await shop.garment({ name: 'Gone', stock: 1 }),
  ];
  const own = await loadCustomerCart(ana);
  await shop.call('POST', `carts/${own.id}/lines`, buildLine(few, 2));
  await shop.call('POST', `carts/${own.id}/lines`, buildLine(many, 8));
  const guest = await shop.createCart(SI, { garment: few, quantity: 2 }, { garment: many, quantity: 8 }, { garment: gone });
  const other = await shop.createCart(SI, { garment: gone });
  expect((await shop.order(other.id, readyForm('SI'))).status).toBe(201);
  const { data } = await claim(ana, guest.id);
  expect(data.merged).toEqual([
    { name: 'Few', change: 'fewer', wanted: 4, quantity: 3 },
    { name: 'Many', change: 'fewer', wanted: 16, quantity: 10 },
    { name: 'Gone', change: 'lost', wanted: 1, quantity: 0 },
  ]);
  expect(data.cart?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Few', 3],
    ['Many', 10],
  ]);
});

test('ten concurrent claims of one cart merge it once', async ({ ana }) => {
  const garment = await shop.garment({ stock: 50 });
  const own = await loadCustomerCart(ana);
  await shop.call('POST', `carts/${own.id}/lines`, buildLine(garment, 1));
  const guest = await shop.createCart(SI, { garment, quantity: 2 });
  const response = await Promise.all(Array.from({ length: 10 }, () => claim(ana, guest.id)));
  expect(response.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(response.filter(({ data }) => data.merged.length > 0)).toHaveLength(1);
  expect((await claim(ana, null)).data.cart).toMatchObject({ id: own.id, count: 3 });
});

test('ten concurrent sign-ins, each with its own cart, end with one cart that has all lines', async ({ ana }) => {
  const garment = await shop.garment({ stock: 50 });
  const guests = await Promise.all(Array.from({ length: 10 }, () => shop.createCart(SI, { garment })));
  const response = await Promise.all(guests.map((guest) => claim(ana, guest.id)));
  expect(new Set(response.map(({ data }) => data.cart?.id)).size).toBe(1);
  expect((await claim(ana, null)).data.cart).toMatchObject({ count: 10, lines: [{ quantity: 10 }] });
  for (const guest of guests) expect((await shop.call('GET', `carts/${guest.id}`)).status).toBe(guest.id === response[0]?.data.cart?.id ? 200 : 404);
});

test('a cart of another customer, a cart of another country and an unknown cart are not merged', async ({ ana }) => {
  const garment = await shop.garment();
  const eva = await signInCustomer(database);
  const cartOfEva = await loadCustomerCart(eva);
  await shop.call('POST', `carts/${cartOfEva.id}/lines`, buildLine(garment));
  const german = await shop.createCart(DE, { garment });
  for (const id of [cartOfEva.id, german.id, 'never-was']) expect((await claim(ana, id)).data).toEqual({ cart: null, merged: [] });
  expect((await claim(eva, null)).data.cart).toMatchObject({ id: cartOfEva.id, count: 1 });
  expect((await claim(ana, german.id, DE)).data.cart).toMatchObject({ id: german.id, count: 1 });
  expect((await claim(ana, null, SI)).data.cart).toBeNull();
});

test('ten concurrent requests of a signed-in customer create only one cart per country', async ({ ana }) => {
  const carts = await Promise.all(Array.from({ length: 10 }, () => loadCustomerCart(ana)));
  expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
  expect((await loadCustomerCart(ana, DE)).id).not.toBe(carts[0]?.id);
});

test('the draft of a guest takes precedence over the account draft, and no field of either is lost', async ({ ana }) => {
  const garment = await shop.garment();
  const own = await loadCustomerCart(ana);
  await shop.call('PATCH', `checkout/${own.id}`, { form: { email: 'old@example.si', city: 'Maribor', lastName: 'Novak' } });
  const guest = await shop.createCart(SI, { garment });
  await shop.call('PATCH', `checkout/${guest.id}`, { form: { email: 'new@example.si', city: '', comment: 'Ring twice' } });
  await claim(ana, guest.id);
  expect((await shop.checkout(own.id)).draft).toEqual({ email: 'new@example.si', city: 'Maribor', lastName: 'Novak', comment: 'Ring twice' });
});

test("the last piece, held by the guest's unpaid order, can still be bought after signing in", async ({ ana }) => {
  const garment = await shop.garment({ stock: 1 });
  const own = await loadCustomerCart(ana);
  const guest = await shop.createCart(SI, { garment });
  const { data: waiting } = await shop.order(guest.id, readyForm('SI', { paymentMethod: 'card' }));
  const { data } = await claim(ana, guest.id);
  expect(data.cart).toMatchObject({ id: own.id, lines: [{ quantity: 1, available: 1, problem: null }] });

  const form = readyForm('SI');
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${own.id}`, { form })).data;
  const body = { form, shownTotal: saved.totals.total, orderButton: 'Order' };
  const placed = await shop.call('POST', `checkout/${own.id}/orders`, body, { 'idempotency-key': saved.idempotencyKey, ...ana.token });
  expect(placed).toMatchObject({ status: 201, data: { status: 'CONFIRMED' } });
  const [superseded] = await database.db.select().from(orders).where(eq(orders.orderNumber, waiting.orderNumber));
  expect(superseded).toMatchObject({ status: 'CANCELLED', cartId: own.id });
  await shop.runJobs();
});

test('a payment that arrives while the cart is claimed confirms its order, and no stock stays held', async ({ ana }) => {
  const garment = await shop.garment({ stock: 5 });
  const own = await loadCustomerCart(ana);
  const guest = await shop.createCart(SI, { garment, quantity: 2 });
  const { data: placed } = await shop.order(guest.id, readyForm('SI', { paymentMethod: 'card' }));
  await bank.press(placed.payUrl ?? '', 'pay');
  await Promise.all([shop.runJobs(), claim(ana, guest.id)]);
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, placed.orderNumber));
  expect(order).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  const { lines } = (await shop.call<Cart>('GET', `carts/${own.id}`)).data;
  for (const line of lines) expect(line.available).toBe(3);
});

test('after an order the account cart is empty and still belongs to the account; the order belongs to the customer', async ({ ana }) => {
  const own = await loadCustomerCart(ana);
  await shop.call('POST', `carts/${own.id}/lines`, buildLine(await shop.garment()));
  const form = readyForm('SI');
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${own.id}`, { form })).data;
  const body = { form, shownTotal: saved.totals.total, orderButton: 'Order' };
  await shop.call('POST', `checkout/${own.id}/orders`, body, { 'idempotency-key': saved.idempotencyKey, ...ana.token });
  expect((await claim(ana, null)).data.cart).toMatchObject({ id: own.id, count: 0 });
  expect(await database.db.$count(orders, eq(orders.customerId, ana.id))).toBe(1);
});

test('an id of another customer and a missing token are refused before the request body is read', async ({ ana }) => {
  const eva = await signInCustomer(database);
  expect(await shop.call('POST', `user/${eva.id}/cart`, { nonsense: true }, ana.token)).toMatchObject({ status: 404, code: 'UserNotFound' });
  expect(await shop.call('POST', `user/${eva.id}/cart`, { nonsense: true })).toMatchObject({ status: 401, code: 'Unauthorized' });
  expect((await shop.call('POST', `user/${ana.id}/cart`, { nonsense: true }, ana.token)).status).toBe(422);
});
