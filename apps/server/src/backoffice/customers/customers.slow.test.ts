import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { listMails, registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import { orders } from '#tables/orders';
import type { CustomerRecord, AdminCustomerRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: Awaited<ReturnType<TestShop['garment']>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
  garment = await shop.garment({ stock: 50 });
});
afterAll(() => database.close());

const find = async (q: string) =>
  (await staff.call<AdminCustomerRow[]>('GET', `admin/customers?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).data;
const read = async (id: number | string) => (await staff.call<CustomerRecord>('GET', `admin/customers/${id}`)).data;
const work = (id: number | string, operation: string, body: object = {}) =>
  staff.call<CustomerRecord>('POST', `admin/customers/${id}/${operation}`, body);

async function ordered(form: object): Promise<string> {
  const cart = await shop.createCart(shopIds.SI, { garment });
  return (await shop.order(cart.id, readyForm('SI', form))).data.orderNumber;
}

test('a customer, also a guest, is found by email, name, telephone and order number; staff are not', async () => {
  const zdravka = await registeredCustomer(shop, { firstName: 'Zdravka', lastName: 'Petek', phone: '041 777 123' });
  const orderNumber = await ordered({ email: zdravka.email });
  await database.db.update(orders).set({ customerId: zdravka.id }).where(eq(orders.orderNumber, orderNumber));
  const guestOrder = await ordered({ email: 'gost@example.si', firstName: 'Gustav', lastName: 'Gostič', phone: '051 333 444' });

  for (const q of [zdravka.email.slice(0, 12), 'petek', 'Zdravka Pet', '041 777 123', '+386 41 777123', orderNumber]) {
    expect(
      (await find(q)).map(({ id }) => id),
      q,
    ).toEqual([String(zdravka.id)]);
  }
  for (const q of ['GOST@example.si', 'gostič', '051 333 444', guestOrder.toLowerCase()]) {
    expect(await find(q), q).toMatchObject([{ id: `guest-${guestOrder}`, isGuest: true, lastName: 'Gostič' }]);
  }
  expect(await find('Mira')).toEqual([]);
  expect(await find(staff.email)).toEqual([]);
  expect((await staff.call('GET', `admin/customers/${staff.id}`)).code).toBe('RecordNotFound');
  expect((await work(staff.id, 'close', { reason: 'out' })).code).toBe('RecordNotFound');

  expect(await read(zdravka.id)).toMatchObject({ email: zdravka.email, orders: [{ orderNumber, status: 'CONFIRMED' }], phone: '041 777 123' });
  expect(JSON.stringify(await read(zdravka.id))).not.toMatch(/argon2|password/i);
  expect(await read(`guest-${guestOrder}`)).toMatchObject({ isGuest: true, userId: null, orders: [{ orderNumber: guestOrder }] });
  expect((await staff.call('GET', `admin/customers/guest-${orderNumber}`)).status).toBe(404);
});

test('a name is changed with an audit log entry, and not over a simultaneous change', async () => {
  const customer = await registeredCustomer(shop);
  const { revision, firstName, lastName, phone, phoneCode } = await read(customer.id);
  const form = { firstName, lastName, phone, phoneCode, languageId: 4, revision };
  const save = (changes: object) => staff.call<CustomerRecord>('PUT', `admin/customers/${customer.id}`, { ...form, ...changes });
  expect((await save({ lastName: 'Kos' })).data).toMatchObject({ lastName: 'Kos', languageId: 4 });
  expect((await save({ lastName: 'Vrana' })).code).toBe('EditConflict');
  const now = (await read(customer.id)).revision;
  expect((await save({ revision: now, phone: '12', firstName: '' })).params.issues).toMatchObject([{ field: 'firstName' }, { field: 'phone' }]);
  const [line] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'customer.update'));
  expect(line).toMatchObject({ actor: 'Mira Novak', before: { lastName: 'Novak' }, after: { lastName: 'Kos' } });
});

test('an account is signed out everywhere, closed and opened again; the customer sets another password by a mailed link', async () => {
  const customer = await registeredCustomer(shop);
  const signIn = () => shop.call('POST', 'auth/login', { email: customer.email, password: customer.password });
  await work(customer.id, 'sign-out');
  expect((await customer.call('GET', `user/${customer.id}`)).status).toBe(401);
  expect((await signIn()).status).toBe(200);
  expect((await work(customer.id, 'close', { reason: '' })).status).toBe(422);
  expect((await work(customer.id, 'close', { reason: 'asked for it' })).data.isClosed).toBe(true);
  expect((await signIn()).code).toBe('LoginFailed');
  await work(customer.id, 'reopen');
  expect((await signIn()).status).toBe(200);
  await work(customer.id, 'resend-confirmation');
  await work(customer.id, 'send-password-reset');
  await shop.runJobs();
  const subjects = (await listMails(shop, customer.email)).map(({ text }) => text ?? '');
  expect(subjects.filter((text) => text.includes('token=')).length).toBeGreaterThanOrEqual(2);
});

test('staff export the data of a customer and delete the account, but not while an order is in progress', async () => {
  const customer = await registeredCustomer(shop);
  expect((await work(customer.id, 'export')).data.dataRequests).toMatchObject([{ kind: 'export', status: 'requested' }]);
  const orderNumber = await ordered({ email: customer.email });
  await database.db.update(orders).set({ customerId: customer.id }).where(eq(orders.orderNumber, orderNumber));
  expect((await work(customer.id, 'erase', { email: customer.email })).code).toBe('OrdersUnderWay');
  await database.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderNumber, orderNumber));
  expect((await work(customer.id, 'erase', { email: 'somebody@example.si' })).params.issues).toMatchObject([{ field: 'email' }]);
  expect((await work(customer.id, 'erase', { email: customer.email.toUpperCase() })).status).toBe(200);
  await shop.runJobs();
  expect((await staff.call('GET', `admin/customers/${customer.id}`)).status).toBe(404);
});
