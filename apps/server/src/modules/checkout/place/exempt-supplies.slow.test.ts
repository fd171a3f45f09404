import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { cancelLines } from '#modules/fulfilment';
import { writeEcSalesList, writeOssReport } from '#modules/invoicing';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openLocalVies, viesAnswers, type LocalVies } from '#testing/local-vies';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { countries } from '#tables/countries';
import { documents } from '#tables/invoicing';
import { orderLines, orders } from '#tables/orders';
import type { Checkout } from '#contracts/checkout';

let vies: LocalVies;
let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  vies = await openLocalVies();
  database = await createTestDatabase();
  shop = openTestShop(database, { VIES_URL: vies.url });
  staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  const seller = {
    ...{ name: 'Selvedge d.o.o.', address: ['Stara steza 1'], vatNumber: 'SI12345678', registration: '' },
    ...{ representative: '', email: 'hello@example.com', phone: '' },
  };
  await database.db.update(countries).set({ seller }).where(eq(countries.id, shopIds.DE));
});
afterAll(async () => {
  vies.close();
  await database.close();
});
afterEach(() => {
  Object.assign(vies, { requests: [], answer: viesAnswers.valid });
});

const company = { company: 'Weber GmbH' };
const fillCart = async () => shop.createCart(shopIds.DE, { garment: await shop.garment({ prices: { [shopIds.DE]: 1999 } }), quantity: 2 });
const read = async (orderNumber: string) => {
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const [invoice] = await database.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, order?.id ?? 0));
  return { order, invoice };
};
const readRecord = async (orderNumber: string) => (await staff.call<{ revision: string; vatId: unknown }>('GET', `admin/orders/${orderNumber}`)).data;
const listSupplies = async (period: string) => (await writeEcSalesList(database.db, { period })).split('\r\n').filter(Boolean).slice(1);
const getPeriods = () => {
  const day = now().toISOString();
  return { month: day.slice(0, 7), quarter: `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` };
};

test('an order of a business whose VAT id VIES confirms is an exempt supply with net prices, the text of the law and a line in the EC sales list', async () => {
  const cart = await fillCart();
  const consumer = await shop.checkout(cart.id);
  const form = readyForm('DE', { ...company, vatNumber: 'DE136695976' });
  const saved = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data;
  // 19.99 with 19 % VAT is 16.80 without.
  expect(saved.totals).toMatchObject({ goods: 33.6, vatTotal: 0, isVatExempt: true });
  expect(saved.totals.total).toBeLessThan(consumer.totals.total);
  const { data } = await shop.order(cart.id, form);
  expect(data.total).toBe(saved.totals.total);
  await shop.runJobs();

  const { order, invoice } = await read(data.orderNumber);
  expect(order).toMatchObject({ vat: 0, isIntraCommunity: true });
  expect(invoice?.content).toMatchObject({
    vatScheme: 'intra-community',
    seller: { vatNumber: 'SI12345678' },
    buyer: { vatNumber: 'DE136695976' },
    vat: [{ basisPoints: 0, net: order?.total, amount: 0 }],
  });
  // VIES is queried once, when the order is placed, and the request identifier is stored.
  expect(vies.requests).toEqual([expect.objectContaining({ countryCode: 'DE', requesterNumber: '12345678' })]);
  expect((await readRecord(data.orderNumber)).vatId).toEqual({ number: 'DE136695976', status: 'valid', consultation: 'WAPIAAAAW1', isExempt: true });

  const { month, quarter } = getPeriods();
  const line = (period: string) => `supply,${period},DE,136695976,${data.total.toFixed(2)},L`;
  expect(await listSupplies(month)).toEqual([line(month)]);
  expect(await listSupplies(quarter)).toEqual([line(quarter)]);
  expect((await writeOssReport(database.db, { quarter })).report).not.toContain('supply,');
  expect(await listBrokenRecords(database)).toEqual([]);
});

test.each([
  ['VIES does not answer', 'DE811569869', viesAnswers.closed, 'unchecked'],
  ['VIES does not know the VAT id', 'DE129273398', viesAnswers.invalid, 'invalid'],
])('VAT is charged while %s, and staff see it at the order', async (_, vatNumber, answer, status) => {
  vies.answer = answer;
  const cart = await fillCart();
  const { data } = await shop.order(cart.id, readyForm('DE', { ...company, vatNumber }));
  await shop.runJobs().catch(() => undefined);
  const { order } = await read(data.orderNumber);
  expect(order?.isIntraCommunity).toBe(false);
  expect(order?.vat).toBeGreaterThan(0);
  expect((await readRecord(data.orderNumber)).vatId).toMatchObject({ number: vatNumber, status, isExempt: false });
});

test.each([
  ['the country that the goods leave', 'SI50223054'],
  ['no country at all', ''],
])('a buyer with a VAT id of %s is charged VAT', async (_, vatNumber) => {
  const cart = await fillCart();
  const form = readyForm('DE', { ...company, vatNumber });
  expect((await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data.totals).toMatchObject({ goods: 39.98, isVatExempt: false });
  expect(vies.requests).toEqual([]);
});

test('a total with VAT is not changed silently when VIES confirms the VAT id at the order', async () => {
  vies.answer = viesAnswers.closed;
  const cart = await fillCart();
  const form = readyForm('DE', { ...company, vatNumber: 'DE812526315' });
  const seen = (await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form })).data;
  vies.answer = viesAnswers.valid;
  const place = (shownTotal: number) =>
    shop.call('POST', `checkout/${cart.id}/orders`, { form, shownTotal, orderButton: 'Buy' }, { 'idempotency-key': seen.idempotencyKey });
  const refused = await place(seen.totals.total);
  expect(refused).toMatchObject({ status: 409, code: 'TotalChanged' });
  expect((await place(Number(refused.params['total']))).status).toBe(201);
});

test('an exempt order keeps its VAT id, and items that staff add or cancel have no VAT either', async () => {
  const cart = await fillCart();
  const { data } = await shop.order(cart.id, readyForm('DE', { ...company, vatNumber: 'DE143454214' }));
  await shop.runJobs();
  const path = `admin/orders/${data.orderNumber}/edit`;
  const { revision } = (await staff.call<{ revision: string }>('GET', path)).data;
  const other = { form: { vatNumber: 'DE136695976' }, lines: [], newLines: [], reason: 'wish' };
  expect(await staff.call('POST', `${path}/preview`, other)).toMatchObject({ status: 422, params: { issues: [{ field: 'form.vatNumber' }] } });

  const added = await shop.garment({ name: 'Scarf', prices: { [shopIds.DE]: 1190 } });
  const edit = { form: {}, lines: [], newLines: [{ variantId: added.variantId, quantity: 1 }], reason: 'wish' };
  const seen = (await staff.call<{ totals: Checkout['totals'] }>('POST', `${path}/preview`, edit)).data.totals;
  expect(seen.total).toBe(Math.round((data.total + 10) * 100) / 100);
  expect((await staff.call('PUT', path, { ...edit, revision, shownTotal: seen.total })).status).toBe(200);
  await shop.runJobs();
  const { order } = await read(data.orderNumber);
  const lines = await database.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order?.id ?? 0));
  const scarf = lines.find(({ name }) => name === 'Scarf');
  await cancelLines(database.db, {
    orderNumber: data.orderNumber,
    pieces: [{ orderLineId: scarf?.id ?? 0, quantity: 1 }],
    actor: 'test',
    reason: 'wish',
  });
  await shop.runJobs();
  expect(order).toMatchObject({ vat: 0, isIntraCommunity: true });
  expect(await listSupplies(getPeriods().month)).toContain(`supply,${getPeriods().month},DE,143454214,${data.total.toFixed(2)},L`);
  expect(await listBrokenRecords(database)).toEqual([]);
});
