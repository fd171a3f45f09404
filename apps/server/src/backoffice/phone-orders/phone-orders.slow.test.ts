import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCoupon } from '#modules/promotions';
import { refreshWords } from '#modules/search';
import type { Database } from '#platform/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { createTestDatabase } from '#testing/database';
import { listMails, registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type PlacedOrder, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import { orderEvents, orders } from '#tables/orders';
import type { PhoneOrder, Sellable } from './contract.ts';

let database: Database;
let bank: BankedShop;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let shirt: Awaited<ReturnType<TestShop['garment']>>;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  shop = bank.shop;
  staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  shirt = await shop.garment({ stock: 6 });
  await refreshWords(database.db, [shirt.productId]);
  await saveCoupon(database.db, { code: 'TENTH', kind: 'percent', terms: { rate: 1000 } });
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

const begin = async (input: object = {}) => (await staff.call<PhoneOrder>('POST', 'admin/phone-orders', { countryId: shopIds.SI, ...input })).data;
const put = ({ cartId }: PhoneOrder, quantity: number) =>
  staff.call<PhoneOrder>('PUT', `admin/phone-orders/${cartId}/lines`, { variantId: shirt.variantId, quantity });
const type = async ({ cartId }: PhoneOrder, form: object) => (await staff.call<PhoneOrder>('PATCH', `admin/phone-orders/${cartId}`, { form })).data;
const place = ({ cartId, idempotencyKey, totals }: PhoneOrder, form: object, more: object = {}) =>
  staff.call<PlacedOrder>('POST', `admin/phone-orders/${cartId}/place`, { form, idempotencyKey, shownTotal: totals.total, ...more });
const findRow = async ({ orderNumber }: PlacedOrder) => (await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];

test('a telephone order costs what the checkout shows, with a coupon; a repeated submission creates one order, and it names the staff member', async () => {
  const find = async (q: string) => (await staff.call<Sellable[]>('GET', `admin/sellables?countryId=${shopIds.SI}&q=${encodeURIComponent(q)}`)).data;
  expect(await find('linen sh')).toMatchObject([
    { variantId: shirt.variantId, name: 'Linen shirt', price: 19.99, currency: 'EUR', free: 6, color: 'Navy', size: 'M' },
  ]);
  const [found] = await find('linen sh');
  expect((await find((found?.sku ?? '').slice(0, 12).toLowerCase())).map(({ variantId }) => variantId)).toEqual([shirt.variantId]);
  expect(await find('nothing of that kind')).toEqual([]);

  const order = await begin();
  expect((await put(order, 7)).code).toBe('SoldOut');
  expect((await put(order, 3)).data.cart.lines).toMatchObject([{ quantity: 3 }]);
  await put(order, 2);
  const email = `${crypto.randomUUID()}@example.si`;
  const form = readyForm('SI', { email, couponCode: 'tenth' });
  const typed = await type(order, form);
  expect(typed.totals).toMatchObject({ goods: 39.98, discount: 4 });
  expect((await place({ ...typed, totals: { ...typed.totals, total: 1 } }, form)).code).toBe('TotalChanged');
  expect((await place(typed, { ...form, postalCode: '' })).params.issues).toMatchObject([{ field: 'postalCode' }]);

  const [first, second] = await Promise.all([place(typed, form), place(typed, form)]);
  expect(first.data.orderNumber).toBe(second.data.orderNumber);
  expect(first.data).toMatchObject({ status: 'CONFIRMED', total: typed.totals.total, payUrl: null });
  const row = await findRow(first.data);
  expect(row).toMatchObject({ takenBy: 'Mira Novak', couponCode: 'TENTH', customerId: null });
  const events = await database.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row?.id ?? 0));
  expect(events[0]).toMatchObject({ actor: 'Mira Novak', reason: 'placed by phone' });
  const noted = await database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'order.take'), eq(auditLog.subjectId, first.data.orderNumber)));
  expect(noted).toMatchObject([{ actor: 'Mira Novak', after: { email } }]);
  await shop.runJobs();
  expect((await listMails(shop, email))[0]?.subject).toContain(first.data.orderNumber);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('a customer’s telephone order belongs to their account, uses its data, and is paid by a mailed link', async () => {
  const customer = await registeredCustomer(shop, { firstName: 'Zala' });
  const order = await begin({ customerId: customer.id });
  expect(order.draft).toMatchObject({ email: customer.email, firstName: 'Zala' });
  await put(order, 1);
  const form = readyForm('SI', { email: customer.email, paymentMethod: 'card' });
  const { data: placed } = await place(await type(order, form), form, { customerId: customer.id });
  expect(placed).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  expect(await findRow(placed)).toMatchObject({ customerId: customer.id, takenBy: 'Mira Novak' });
  await shop.runJobs();
  const mail = (await listMails(shop, customer.email)).find(({ subject }) => subject.includes(placed.orderNumber));
  expect(mail?.text).toContain('half an hour');
  expect(mail?.text).toContain(placed.payUrl);
  await bank.press(placed.payUrl ?? '', 'pay');
  await shop.runJobs();
  expect(await findRow(placed)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('staff without the orders area cannot take telephone orders', async () => {
  const other = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
  expect((await other.call('POST', 'admin/phone-orders', { countryId: shopIds.SI })).status).toBe(403);
});
