import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymiseOrders } from '#modules/orders';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { auditLog } from '#tables/audit';
import { orders, orderTags } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { AdminCustomerRow, CustomerRecord } from '../customers/contract.ts';
import type { SearchResults } from '../search/contract.ts';
import type { OrderRecord, QueuedOrder } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: TestGarment;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop);
  garment = await shop.garment({ stock: 50 });
});
afterAll(() => database.close());

async function place(): Promise<string> {
  const cart = await shop.createCart(shopIds.SI, { garment });
  return (await shop.order(cart.id, readyForm('SI', { email: `${crypto.randomUUID()}@example.si` }))).data.orderNumber;
}
const toQuery = (filter: object) => encodeURIComponent(JSON.stringify(filter));
const listOrders = async (filter: object) => (await staff.call<QueuedOrder[]>('GET', `admin/orders?filter=${toQuery(filter)}`)).data;
const listCustomers = async (filter: object) => (await staff.call<AdminCustomerRow[]>('GET', `admin/customers?filter=${toQuery(filter)}`)).data;
const search = async (q: string) => (await staff.call<SearchResults>('GET', `admin/search?q=${encodeURIComponent(q)}`)).data;
const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const tagOrder = (number: string, change: object) => staff.call<{ tags: string[] }>('POST', `admin/orders/${number}/tags`, change);

test('tags of an order are shown in the list, filter it, and find the order by their start; upper and lower case are one tag', async () => {
  const [tagged, other] = [await place(), await place()];
  expect((await tagOrder(tagged, { add: ['Gift wrap', ' VIP ', 'vip'] })).data.tags).toEqual(['Gift wrap', 'VIP']);
  expect(await listOrders({ tag: 'gift WRAP' })).toMatchObject([{ id: tagged, tags: ['Gift wrap', 'VIP'] }]);
  expect(getIds(await listOrders({ q: 'gift w' }))).toEqual([tagged]);
  expect(getIds((await search('gift')).orders)).toEqual([tagged]);
  expect((await tagOrder(tagged, { remove: ['GIFT WRAP'] })).data.tags).toEqual(['VIP']);
  expect(await listOrders({ tag: 'gift wrap' })).toEqual([]);
  expect((await staff.call<OrderRecord>('GET', `admin/orders/${tagged}`)).data.tags).toEqual(['VIP']);
  expect((await listOrders({})).find(({ id }) => id === other)).toMatchObject({ tags: [], noteCount: 0 });
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, tagged));
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['order.tags', { tags: ['Gift wrap', 'VIP'] }],
    ['order.tags', { tags: ['VIP'] }],
  ]);
});

test('several orders are tagged at once, all or none, and the tags in use are offered', async () => {
  const numbers = [await place(), await place()];
  const many = (ids: string[], change: object) => staff.call<{ changed: number }>('POST', 'admin/orders/many/tags', { ids, ...change });
  expect((await many([...numbers, 'XXXXX-XXXXX'], { add: ['Fair'] })).status).toBe(404);
  expect(await listOrders({ tag: 'fair' })).toEqual([]);
  expect((await many(numbers, { add: ['Fair'] })).data).toEqual({ changed: 2 });
  expect(getIds(await listOrders({ tag: 'fair' }))).toEqual(numbers);
  expect((await staff.call<string[]>('GET', 'admin/order-tags')).data[0]).toBe('Fair');
  await many(numbers, { remove: ['fair'] });
  expect(await listOrders({ tag: 'fair' })).toEqual([]);
});

test('an order is found by words of its notes, with or without accents, and by having notes', async () => {
  const number = await place();
  await staff.call('POST', `admin/orders/${number}/notes`, { text: 'Call Žiga at the workshop before delivery' });
  expect(getIds(await listOrders({ q: 'workshop ziga' }))).toEqual([number]);
  expect(getIds((await search('workshop')).orders)).toEqual([number]);
  expect(await listOrders({ hasNotes: true })).toMatchObject([{ id: number, noteCount: 1 }]);
});

test('a customer has tags and notes, which the list shows and filters by and the search finds', async () => {
  const [customer, other] = [await registeredCustomer(shop), await registeredCustomer(shop)];
  const id = String(customer.id);
  const change = (path: string, body: object) => staff.call<CustomerRecord>('POST', `admin/customers/${id}/${path}`, body);
  await change('tags', { add: ['Wholesale'] });
  const { data } = await change('notes', { text: 'Prefers invoices by post' });
  expect(data).toMatchObject({ tags: ['Wholesale'], noteCount: 1, notes: [{ text: 'Prefers invoices by post', author: 'Mira Novak' }] });
  expect(await listCustomers({ tag: 'wholesale' })).toMatchObject([{ id, tags: ['Wholesale'], noteCount: 1 }]);
  expect(getIds(await listCustomers({ hasNotes: true }))).toEqual([id]);
  expect(getIds(await listCustomers({ q: 'invoices by post' }))).toEqual([id]);
  expect(getIds((await search('wholes')).customers)).toEqual([id]);
  expect(getIds(await listCustomers({}))).toContain(String(other.id));
  expect((await staff.call<string[]>('GET', 'admin/customer-tags')).data).toEqual(['Wholesale']);
  expect((await change('tags', { remove: ['wholesale'] })).data.tags).toEqual([]);
});

test('tags of orders are deleted with the personal data of their customer', async () => {
  const customer = await registeredCustomer(shop);
  const number = await place();
  await tagOrder(number, { add: ['Friend of Ana'] });
  const [order] = await database.db.update(orders).set({ customerId: customer.id }).where(eq(orders.orderNumber, number)).returning();
  await inTransaction(database.db, (tx) => anonymiseOrders(tx, customer.id));
  expect(
    await database.db
      .select()
      .from(orderTags)
      .where(eq(orderTags.orderId, order?.id ?? 0)),
  ).toEqual([]);
});
