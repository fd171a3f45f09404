import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import { receiveStock } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { inbox } from '#platform/tables';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { wishes } from '#tables/wishlist';
import { createTestDatabase } from '#testing/database';
import { signInCustomer, type TestCustomer } from '#testing/people/test-customer';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { sendWishNotice } from './send-wish-notice.ts';
import { wishNoticeJobs } from './wish-notice-jobs.ts';

const { SI, DE } = shopIds;

let shop: TestShop;
beforeAll(async () => {
  shop = openTestShop(await createTestDatabase());
});
afterAll(() => shop.database.close());

/** All tests share one shop, and each test has a new customer who wants emails in English. */
const test = plainTest.extend<{ ana: TestCustomer }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest finds the dependencies of a fixture in this pattern
  ana: async ({}, use) => {
    const ana = await signInCustomer(shop.database);
    await setNotices(ana);
    await use(ana);
  },
});

const setNotices = ({ id, token }: TestCustomer, hasNotices = true, languageId = 1) =>
  shop.call('PUT', `wishlist/notices/${id}?languageId=${languageId}`, { hasNotices }, token);
async function wished({ id, token }: TestCustomer, garment: TestGarment, countryId: number = SI): Promise<TestGarment> {
  await shop.runJobs();
  expect((await shop.call('POST', 'wishlist', { userId: id, productId: garment.productId, countryId }, token)).status).toBe(200);
  return garment;
}
const setPrice = (regular: number, ...garments: TestGarment[]) =>
  setPrices(
    shop.database.db,
    garments.flatMap(({ productId }) => [SI, DE].map((countryId) => ({ productId, countryId, regular, sale: null }))),
  );
const receive = ({ variantId }: TestGarment) =>
  inTransaction(shop.database.db, (tx) => receiveStock(tx, { lines: [{ variantId, quantity: 1 }], reference: 'test' }));
/** Runs the daily job. */
async function tellOfTheDay(): Promise<void> {
  await shop.runJobs();
  const [daily] = wishNoticeJobs;
  await daily?.run(shop.services, {} as never, { id: 'daily', signal: new AbortController().signal });
  await shop.runJobs();
}
const listMails = ({ email }: TestCustomer) => shop.database.db.select().from(inbox).where(eq(inbox.recipient, email));

test('cheaper items and items that are back are in one email, sent once, from the chosen shop and in the chosen language', async ({ ana }) => {
  await setNotices(ana, true, 3);
  const cheaper = await wished(ana, await shop.garment({ name: 'Linen shirt', names: { 3: 'Leinenhemd' } }));
  const back = await wished(ana, await shop.garment({ name: 'Wool coat', stock: 0 }));
  await wished(ana, await shop.garment({ name: 'As it was' }));
  await tellOfTheDay();
  expect(await listMails(ana)).toEqual([]);

  await setPrice(1499, cheaper);
  await receive(back);
  await tellOfTheDay();
  await tellOfTheDay();
  const [mail, ...more] = await listMails(ana);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ sender: '"Selvedge" <hello@selvedge.si>', subject: 'Neues von Ihrer Merkliste bei Selvedge' });
  expect(mail?.text).toMatch(/Leinenhemd · Linea\nJetzt 14,99\s€\.\n/);
  expect(mail?.text).toMatch(/Wool coat · Linea\nWieder erhältlich, 19,99\s€\./);
  expect(mail?.text).toContain('Diese E-Mails abbestellen: http://si.localhost:4300/de/Wishlists');
  expect(mail?.text).toMatch(/http:\/\/si\.localhost:4300\/de\/product\/\S+\?color=navy\b/);
  expect(mail?.text).not.toContain('As it was');
});

test('a price that falls further is reported again, and one that only returns to the reported price is not', async ({ ana }) => {
  const shirt = await wished(ana, await shop.garment());
  for (const [price, mails] of [
    [1499, 1],
    [1999, 1],
    [1499, 1],
    [1299, 2],
  ] as const) {
    await setPrice(price, shirt);
    await tellOfTheDay();
    expect(await listMails(ana), `at ${price}`).toHaveLength(mails);
  }
});

test('no email goes to customers who have not opted in, have opted out, have an unconfirmed address or cannot buy the item', async ({ ana }) => {
  const otherCustomer = await signInCustomer(shop.database, { isConfirmed: false });
  await setNotices(otherCustomer);
  const silent = await signInCustomer(shop.database);
  const [shirt, soldOut] = [await shop.garment(), await shop.garment({ stock: 0 })];
  for (const customer of [ana, otherCustomer, silent]) await wished(customer, shirt);
  const eva = await signInCustomer(shop.database);
  await setNotices(eva);
  await wished(eva, soldOut);
  await setNotices(ana, false);
  await setPrice(999, shirt, soldOut);
  await tellOfTheDay();
  for (const customer of [ana, otherCustomer, silent, eva]) expect(await listMails(customer)).toEqual([]);
});

test('with items in two shops, the shop with more of them sends first and the other one the next day', async ({ ana }) => {
  const [one, two, three] = [await shop.garment({ name: 'One' }), await shop.garment({ name: 'Two' }), await shop.garment({ name: 'Three' })];
  await wished(ana, one, SI);
  await wished(ana, two, DE);
  await wished(ana, three, DE);
  await setPrice(999, one, two, three);
  await tellOfTheDay();
  expect((await listMails(ana)).map(({ sender }) => sender)).toEqual([expect.stringContaining('selvedge.de')]);
  await tellOfTheDay();
  expect((await listMails(ana)).map(({ sender }) => sender)).toEqual([
    expect.stringContaining('selvedge.de'),
    expect.stringContaining('selvedge.si'),
  ]);
});

test('concurrent jobs send one email, and an email that the server refuses is sent later', async ({ ana }) => {
  const shirt = await wished(ana, await shop.garment({ stock: 0 }));
  await setPrice(999, shirt);
  await receive(shirt);
  await shop.runJobs();
  const deaf = { ...shop.services, mailer: { send: () => Promise.reject(new Error('the mail server is down')), close: () => undefined } };
  await expect(sendWishNotice(deaf, ana.id)).rejects.toThrow('down');
  expect(await shop.database.db.select().from(wishes).where(eq(wishes.userId, ana.id))).toMatchObject([
    { notifiedPrice: null, notifiedBackAt: null },
  ]);
  await Promise.all(Array.from({ length: 5 }, () => sendWishNotice(shop.services, ana.id)));
  expect(await listMails(ana)).toHaveLength(1);
  expect((await listMails(ana))[0]?.text).toContain('Back in stock, €9.99.');
});

test('an order that was confirmed by email sends one cancellation email, and one that was not sends none', async ({ ana }) => {
  const place = async () => {
    const cart = await shop.createCart(SI, { garment: await shop.garment() });
    const { orderNumber } = (await shop.order(cart.id, readyForm('SI', { email: ana.email }))).data;
    await shop.database.db.update(orders).set({ customerId: ana.id }).where(eq(orders.orderNumber, orderNumber));
    return orderNumber;
  };
  const cancel = (orderNumber: string) => shop.call('POST', `user/${ana.id}/orders/${orderNumber}/cancel`, {}, ana.token);
  const listed = await place();
  await shop.runJobs();
  await cancel(listed);
  await shop.runJobs();
  expect((await listMails(ana)).map(({ subject }) => subject)).toEqual([
    `Your Selvedge order ${listed}`,
    `Your Selvedge order ${listed} has been cancelled`,
  ]);
  expect((await listMails(ana))[1]?.text).toContain('You haven’t been charged');
  await cancel(await place());
  await shop.runJobs();
  expect(await listMails(ana)).toHaveLength(2);
});
