import { and, eq, inArray } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { saveCoupon } from '#modules/promotions';
import { submitReview } from '#modules/reviews';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import {
  buildCalls,
  confirmEmail,
  listMails,
  registeredCustomer,
  buildRegistrationForm,
  type RegisteredCustomer,
} from '#testing/people/registered-customer';
import { listTablesWithWords } from '#testing/inputs/list-tables-with-words';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { users } from '#tables/accounts';
import { auditLog } from '#tables/audit';
import { newsletterSubscribers } from '#tables/newsletter';
import { mailRefusals, sentNotifications, stockNotices } from '#tables/notifications';
import { orderNotes, orders } from '#tables/orders';
import { coupons, couponUses } from '#tables/promotions';
import { tickets } from '#tables/tickets';
import { webhookDeliveries, webhookEndpoints } from '#tables/webhooks';
import type { SignedInAnswer } from '../accounts/contract.ts';
import type { ClaimedCart } from '../cart/contract.ts';
import type { ReturnOverview } from '../returns/contract.ts';
import type { DataRequest } from './contract.ts';
import { deleteExports } from './delete-exports.ts';
import { dataRequests } from './tables.ts';

let database: Database;
let shop: TestShop;
let garment: TestGarment;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
beforeEach(async () => {
  garment = await shop.garment();
});
afterEach(() => resetClock());
afterAll(() => database.close());

const place = { countryId: shopIds.SI, languageId: 1 };
const zdravko = { firstName: 'Zdravko', lastName: 'Čebulj', phone: '031 777 123', street: 'Gosposvetska cesta 77' };
/** Values that occur only in this test, so that the test finds remaining personal data. */
const bogomila = { firstName: 'Bogomila', lastName: 'Žvižgaj', phone: '031 888 444', street: 'Prešernov trg 55' };

/** Creates a customer who has data in every module. */
async function knownCustomer({ street, ...person } = zdravko): Promise<RegisteredCustomer & { orderNumber: string }> {
  const customer = await registeredCustomer(shop, person);
  const { id, email, call } = customer;
  await confirmEmail(shop, customer);
  await call('POST', `user/${id}/addresses`, {
    ...place,
    ...person,
    countryCode: 'SI',
    phoneCode: '386',
    address: street,
    postalCode: '1000',
    city: 'Ljubljana',
  });
  await call('POST', 'wishlist', { userId: id, productId: garment.productId, countryId: shopIds.SI });
  const soldOut = await shop.garment({ stock: 0 });
  await shop.call('POST', 'stock-notices', { email, variantId: soldOut.variantId, ...place });
  await call('POST', 'consents', { choices: { statistics: true, marketing: false }, version: 1, text: 'May we?', ...place });

  const wish = { ...place, email, ...person, company: `${person.lastName} & Co`, countryCode: 'SI', goods: 'Hats', story: 'By hand' };
  await shop.call('POST', 'sellers/applications', { ...wish, hasAcceptedTerms: true });
  await shop.call('POST', 'tickets', { ...place, topic: 'other', name: person.lastName, email, message: `${person.firstName} asks` });

  const form = readyForm('SI', { email, ...person, address: street });
  const bought = await shop.createCart(shopIds.SI, { garment });
  const first = (await call<ClaimedCart>('POST', `user/${id}/cart`, { countryId: shopIds.SI, guestCartId: bought.id })).data;
  const { orderNumber } = (await shop.order(first.cart?.id ?? '', form)).data;
  await database.db.update(orders).set({ customerId: id }).where(eq(orders.orderNumber, orderNumber));
  // The API accepts no review, because the order is not delivered yet.
  await submitReview(database.db, {
    ...{ orderNumber, productId: garment.productId, colorId: garment.colorId, sizeId: garment.sizeId, countryId: shopIds.SI, languageId: 1 },
    ...{ author: `${person.firstName} Č.`, stars: 5, fit: null, text: `${person.firstName} likes it very much, and so will you.` },
  });
  const next = await shop.createCart(shopIds.SI, { garment });
  const second = (await call<ClaimedCart>('POST', `user/${id}/cart`, { countryId: shopIds.SI, guestCartId: next.id })).data;
  await shop.call('PATCH', `checkout/${second.cart?.id ?? ''}`, { form: { email, ...person, address: street } });
  await shop.runJobs();
  return { ...customer, orderNumber };
}

/** Delivers the order and requests a return of it. */
async function delivered({ id, call, orderNumber, email }: RegisteredCustomer & { orderNumber: string }): Promise<void> {
  await deliver(database, { orderNumber });
  const returns = `user/${id}/orders/${orderNumber}/returns`;
  const lineId = (await call<ReturnOverview>('GET', returns)).data.lines[0]?.lineId ?? 0;
  const items = [{ lineId, quantity: 1, reason: 'other' }];
  const payOut = { holder: bogomila.lastName, iban: 'SI56263300012039086' };
  const { status } = await call('POST', returns, { items, payOut, comments: `Write to ${email}`, hasAcceptedPolicy: true });
  expect(status).toBe(200);
  await shop.runJobs();
}
const listRequests = async ({ id, call }: RegisteredCustomer) => (await call<DataRequest[]>('GET', `user/${id}/data-requests`)).data;
const askForExport = ({ id, call }: RegisteredCustomer) => call<DataRequest>('POST', `user/${id}/data-requests`, place);
const askForErasure = ({ id, call }: RegisteredCustomer, password: string) => call('POST', `user/${id}/erasure`, { ...place, password });
const fetchDataFile = ({ id, headers }: Pick<RegisteredCustomer, 'id' | 'headers'>, requestId: string) =>
  shop.app.fetch(new Request(`http://localhost/api/user/${id}/data-requests/${requestId}/file`, { headers }));

test('an export contains all personal data in one file, and an email links to it', async () => {
  const customer = await knownCustomer();
  const { status, data } = await askForExport(customer);
  expect(status).toBe(200);
  expect(data).toMatchObject({ kind: 'export', status: 'requested', expiresAt: null });
  expect((await askForExport(customer)).data.id).toBe(data.id);
  expect((await fetchDataFile(customer, data.id)).status).toBe(404);

  await shop.runJobs();
  const [ready] = await listRequests(customer);
  expect(ready).toMatchObject({ id: data.id, status: 'ready' });
  const response = await fetchDataFile(customer, data.id);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const held = Object.fromEntries(files.map(([name, text]) => [name, JSON.parse(text) as unknown]));
  expect(held).toMatchObject({
    'account.json': { profile: { email: customer.email, firstName: zdravko.firstName }, addresses: [{ address: zdravko.street }] },
    'orders.json': [{ orderNumber: customer.orderNumber, email: customer.email }],
    'carts.json': [{ lines: [{ productId: garment.productId, quantity: 1 }] }],
    'checkout-drafts.json': [{ draft: { address: zdravko.street } }],
    'wishlist.json': { wishes: [{ productId: garment.productId }] },
    'reviews.json': [{ author: 'Zdravko Č.', stars: 5 }],
    'mailbox.json': { stockNotices: [{ sentAt: null }], mailsAboutOrders: [{ kind: 'order-confirmation' }] },
    'selling.json': { company: 'Čebulj & Co', texts: [{ story: 'By hand' }], history: [{ to: 'pending' }] },
    'tickets.json': [{ topic: 'other', messages: [{ from: 'customer', text: 'Zdravko asks' }] }],
    'documents.json': [{ kind: 'invoice', orderNumber: customer.orderNumber, buyer: { lines: [zdravko.street, '1000 Ljubljana'] } }],
    'consents.json': [{ text: 'May we?', choices: { statistics: true } }],
    'data-requests.json': [{ id: data.id }],
  });
  expect(JSON.stringify(held)).not.toMatch(/argon2|passwordHash|tokenHash/);
  const [mail] = await listMails(shop, customer.email);
  expect(mail?.subject).toBe('Your data is ready');
  expect(mail?.text).toContain('/user/privacy');
});

test('only the owner can open the file, for seven days', async () => {
  const [customer, otherCustomer] = [await registeredCustomer(shop), await registeredCustomer(shop)];
  const { id: requestId } = (await askForExport(customer)).data;
  await shop.runJobs();
  expect((await fetchDataFile(customer, requestId)).status).toBe(200);
  expect((await fetchDataFile({ ...customer, headers: otherCustomer.headers }, requestId)).status).toBe(404);
  expect((await fetchDataFile(otherCustomer, requestId)).status).toBe(404);
  expect((await fetchDataFile({ ...customer, headers: { authorization: '' } }, requestId)).status).toBe(401);

  const [row] = await database.db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  const at = Date.now();
  resetClock = setClock(() => new Date(at + days(7) - 60_000));
  expect(await deleteExports(shop.services)).toBe(0);
  resetClock = setClock(() => new Date(at + days(7) + 60_000));
  expect((await fetchDataFile(customer, requestId)).status).toBe(404);
  expect(await deleteExports(shop.services)).toBeGreaterThan(0);
  expect(await shop.services.storage.get(row?.file ?? '')).toBeUndefined();
  expect(await listRequests(customer)).toMatchObject([{ id: requestId, status: 'expired' }]);
});

test('a user can make three exports a day', async () => {
  const customer = await registeredCustomer(shop);
  for (let export_ = 1; export_ <= 3; export_ += 1) {
    expect((await askForExport(customer)).status).toBe(200);
    await shop.runJobs();
  }
  expect(await askForExport(customer)).toMatchObject({ status: 429, code: 'TooManyRequests' });
  const at = Date.now();
  resetClock = setClock(() => new Date(at + days(1) + 60_000));
  expect((await askForExport(customer)).status).toBe(200);
});

test('an account is deleted only with its password, and not while an order is in progress', async () => {
  const customer = await knownCustomer();
  const listIssues = async (password: string) => (await askForErasure(customer, password)).params.issues;
  expect(await listIssues('')).toEqual([{ field: 'password', code: 'required' }]);
  expect(await listIssues('Wrong.2026')).toEqual([{ field: 'password', code: 'oldPassword' }]);
  expect(await askForErasure(customer, customer.password)).toMatchObject({ status: 409, code: 'OrdersUnderWay' });
  expect((await listRequests(customer)).filter(({ kind }) => kind === 'erasure')).toEqual([]);
  const otherCustomer = await registeredCustomer(shop);
  expect(await otherCustomer.call('POST', `user/${customer.id}/erasure`, { ...place, password: customer.password })).toMatchObject({
    status: 404,
    code: 'UserNotFound',
  });
});

test('repeated wrong passwords are refused for a time', async () => {
  const customer = await registeredCustomer(shop);
  const answers = [];
  for (let guess = 1; guess <= 8; guess += 1) answers.push((await askForErasure(customer, `Wrong.${guess}`)).code);
  expect(answers).toContain('TooManyRequests');
});

test('after an erasure no table has personal data except the invoices that the law requires, which are no longer served, and the order remains', async () => {
  const customer = await knownCustomer(bogomila);
  const other = await registeredCustomer(shop);
  await askForExport(customer);
  await shop.runJobs();
  const [exported] = await database.db.select().from(dataRequests).where(eq(dataRequests.userId, customer.id));
  await delivered(customer);
  const words = [customer.email, bogomila.firstName, bogomila.lastName, bogomila.street, bogomila.phone, '+38631888444'];
  const [before] = await database.db.select().from(orders).where(eq(orders.orderNumber, customer.orderNumber));
  // Notes of the staff also name the customer.
  await database.db.insert(orderNotes).values({ orderId: before?.id ?? 0, text: `${customer.email} rang`, author: 'Mira Novak', at: now() });
  const change = { at: now(), actor: 'Mira Novak', action: 'customer.update', before: { email: customer.email } };
  await database.db.insert(auditLog).values({ ...change, subject: 'customer', subjectId: String(customer.id) });
  await database.db.insert(auditLog).values({ ...change, subject: 'order', subjectId: customer.orderNumber });
  await storeDelivery({ orderNumber: customer.orderNumber, email: customer.email });
  expect((await listTablesWithWords(database, words)).length).toBeGreaterThan(words.length);

  expect((await askForErasure(customer, customer.password)).status).toBe(200);
  expect((await customer.call('GET', `user/${customer.id}`)).status).toBe(401);
  await shop.runJobs();
  // Invoices keep the buyer's name as issued. They never had email or phone.
  const { firstName, lastName, street } = bogomila;
  expect(await listTablesWithWords(database, words)).toEqual([firstName, lastName, street].map((word) => `${word} in public.documents`));
  expect(await shop.services.storage.get(exported?.file ?? '')).toBeUndefined();

  const [after] = await database.db.select().from(orders).where(eq(orders.orderNumber, customer.orderNumber));
  expect(after).toMatchObject({ total: before?.total, vat: before?.vat, invoiceNumber: before?.invoiceNumber, customerId: null, email: '' });
  expect(after?.shippingAddress).toMatchObject({ countryCode: 'SI', postalCode: '1000', lastName: '' });
  const done = await database.db.select().from(dataRequests).where(eq(dataRequests.kind, 'erasure'));
  expect(done).toMatchObject([{ userId: null, status: 'done' }]);

  const [mail] = await listMails(shop, customer.email);
  expect(mail?.subject).toBe('Your Selvedge account has been deleted');
  expect((await shop.call('POST', 'auth/login', { email: customer.email, password: customer.password })).code).toBe('LoginFailed');
  expect((await other.call('GET', `user/${other.id}`)).status).toBe(200);
});

test('an erasure keeps all data of another person whose email the account or its orders contain without confirmation', async () => {
  const { db } = database;
  const otherEmail = `bea-${crypto.randomUUID()}@gmail.com`;
  const soldOut = await shop.garment({ stock: 0 });
  await shop.call('POST', 'stock-notices', { email: otherEmail, variantId: soldOut.variantId, ...place });
  await shop.call('POST', 'tickets', { ...place, topic: 'other', name: 'Bea', email: otherEmail, message: 'Where is my parcel?' });
  await shop.call('POST', 'newsletter/subscriptions', { ...place, email: otherEmail, text: 'News, please', source: 'footer' });
  await db.update(newsletterSubscribers).set({ status: 'confirmed', confirmedAt: now() }).where(eq(newsletterSubscribers.email, otherEmail));
  await saveCoupon(db, { code: `B${Date.now()}`, kind: 'percent', terms: { rate: 1000 }, boundEmail: otherEmail });
  await saveCoupon(db, { code: 'TEN', kind: 'percent', terms: { rate: 1000 } });
  await db.insert(mailRefusals).values({ email: otherEmail, kind: 'cart-reminder', at: now() });
  const guestCart = await shop.createCart(shopIds.SI, { garment });
  const otherOrder = await shop.order(guestCart.id, readyForm('SI', { email: otherEmail, couponCode: 'TEN' }));
  expect(otherOrder.status).toBe(201);
  await shop.runJobs();
  const readTraces = async () => ({
    notices: await db.$count(stockNotices, eq(stockNotices.email, otherEmail)),
    tickets: await db.$count(tickets, eq(tickets.email, otherEmail)),
    subscriptions: await db.$count(
      newsletterSubscribers,
      and(eq(newsletterSubscribers.email, otherEmail), eq(newsletterSubscribers.status, 'confirmed')),
    ),
    coupons: await db.$count(coupons, and(eq(coupons.boundEmail, otherEmail), eq(coupons.isActive, true))),
    couponUses: await db.$count(couponUses, eq(couponUses.email, otherEmail)),
    refusals: await db.$count(mailRefusals, eq(mailRefusals.email, otherEmail)),
    mails: await db.$count(sentNotifications, eq(sentNotifications.recipient, otherEmail)),
  });
  const before = await readTraces();
  expect(before).toEqual({ notices: 1, tickets: 1, subscriptions: 1, coupons: 1, couponUses: 1, refusals: 1, mails: 1 });

  // One account was registered with the other person's address, and another account entered it in an order.
  const unconfirmed = await registeredCustomer(shop, { email: otherEmail, newsletter: true, newsletterText: 'News' });
  await unconfirmed.call('PUT', `user/updateUserProfile/${unconfirmed.id}`, buildRegistrationForm({ email: otherEmail, newsletter: false }));
  const other = await registeredCustomer(shop);
  await confirmEmail(shop, other);
  const cart = await shop.createCart(shopIds.SI, { garment });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI', { email: otherEmail }))).data;
  await database.db.update(orders).set({ customerId: other.id, status: 'COMPLETED' }).where(eq(orders.orderNumber, orderNumber));
  await shop.runJobs();
  expect(await readTraces()).toEqual({ ...before, mails: 2 });
  for (const customer of [unconfirmed, other]) expect((await askForErasure(customer, customer.password)).status).toBe(200);
  await shop.runJobs();
  expect(await db.$count(users, inArray(users.id, [unconfirmed.id, other.id]))).toBe(0);
  expect(await readTraces()).toEqual(before);
  const [erased] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  expect(erased).toMatchObject({ email: '', customerId: null });
});

test('a user who signs in again and orders before the job runs keeps the account', async () => {
  const customer = await registeredCustomer(shop);
  expect((await askForErasure(customer, customer.password)).status).toBe(200);
  const { token } = (await shop.call<SignedInAnswer>('POST', 'auth/login', { email: customer.email, password: customer.password })).data;
  const cart = await shop.createCart(shopIds.SI, { garment });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI', { email: customer.email }))).data;
  await database.db.update(orders).set({ customerId: customer.id }).where(eq(orders.orderNumber, orderNumber));
  await shop.runJobs();
  const again = buildCalls(shop, token);
  expect((await again.call('GET', `user/${customer.id}`)).status).toBe(200);
  expect((await again.call<DataRequest[]>('GET', `user/${customer.id}/data-requests`)).data).toMatchObject([{ kind: 'erasure', status: 'expired' }]);
});

/** Stores a webhook delivery of an order to a merchant's system. */
async function storeDelivery(payload: Record<string, unknown>): Promise<void> {
  const { db } = database;
  const endpoint = { url: 'https://books.example/hook', events: ['order.placed'], secret: 'whsec_', createdAt: now() };
  const [received] = await db.insert(webhookEndpoints).values(endpoint).returning();
  const delivery = { id: crypto.randomUUID(), endpointId: received?.id ?? 0, event: 'order.placed', payload, createdAt: now() };
  await db.insert(webhookDeliveries).values({ ...delivery, status: 'delivered' });
}
