import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import { receiveStock } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { mailbox } from '#platform/tables';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { wishes } from '#tables/wishlist';
import { createTestDatabase } from '#testing/database';
import { signedInCustomer, type TestCustomer } from '#testing/test-customer';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { sendWishNotice } from './send-wish-notice.ts';
import { wishNoticeJobs } from './wish-notice-jobs.ts';

const { SI, DE } = shopIds;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(await createTestDatabase());
});
afterAll(() => shop.database.close());

/** One shop for all; somebody new in each test, who wants to be told in English. */
const test = plainTest.extend<{ ana: TestCustomer }>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  ana: async ({}, use) => {
    const ana = await signedInCustomer(shop.database);
    await askFor(ana);
    await use(ana);
  },
});

const askFor = ({ id, token }: TestCustomer, hasNotices = true, languageId = 1) =>
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
/** What the clockwork does once a day. */
async function tellOfTheDay(): Promise<void> {
  await shop.runJobs();
  const [daily] = wishNoticeJobs;
  await daily?.run(shop.services, {} as never, { id: 'daily', signal: new AbortController().signal });
  await shop.runJobs();
}
const mailsTo = ({ email }: TestCustomer) => shop.database.db.select().from(mailbox).where(eq(mailbox.recipient, email));

test('what has become cheaper and what is back is told in one mail, once, from the shop and in the language asked for', async ({ ana }) => {
  await askFor(ana, true, 3);
  const cheaper = await wished(ana, await shop.garment({ name: 'Linen shirt', names: { 3: 'Leinenhemd' } }));
  const back = await wished(ana, await shop.garment({ name: 'Wool coat', stock: 0 }));
  await wished(ana, await shop.garment({ name: 'As it was' }));
  await tellOfTheDay();
  expect(await mailsTo(ana)).toEqual([]);

  await setPrice(1499, cheaper);
  await receive(back);
  await tellOfTheDay();
  await tellOfTheDay();
  const [mail, ...more] = await mailsTo(ana);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ sender: '"Selvedge" <hello@selvedge.si>', subject: 'Neues von Ihrer Merkliste bei Selvedge' });
  expect(mail?.text).toMatch(/Leinenhemd · Linea\nJetzt 14,99\s€. Als Sie es sich gemerkt haben, waren es 19,99\s€\./);
  expect(mail?.text).toMatch(/Wool coat · Linea\nWieder erhältlich, 19,99\s€\./);
  expect(mail?.text).toContain('Diese Nachrichten abbestellen: http://si.localhost:4300/de/Wishlists');
  expect(mail?.text).not.toContain('As it was');
});

test('a price that falls further is told again, one that only comes back to where it was told is not', async ({ ana }) => {
  const shirt = await wished(ana, await shop.garment());
  for (const [price, mails] of [
    [1499, 1],
    [1999, 1],
    [1499, 1],
    [1299, 2],
  ] as const) {
    await setPrice(price, shirt);
    await tellOfTheDay();
    expect(await mailsTo(ana), `at ${price}`).toHaveLength(mails);
  }
});

test('nobody is told who has not asked, has stopped it, has not confirmed his mailbox, or could not buy it', async ({ ana }) => {
  const stranger = await signedInCustomer(shop.database, { isConfirmed: false });
  await askFor(stranger);
  const silent = await signedInCustomer(shop.database);
  const [shirt, soldOut] = [await shop.garment(), await shop.garment({ stock: 0 })];
  for (const customer of [ana, stranger, silent]) await wished(customer, shirt);
  const eva = await signedInCustomer(shop.database);
  await askFor(eva);
  await wished(eva, soldOut);
  await askFor(ana, false);
  await setPrice(999, shirt, soldOut);
  await tellOfTheDay();
  for (const customer of [ana, stranger, silent, eva]) expect(await mailsTo(customer)).toEqual([]);
});

test('of two shops the one with more to tell writes today, the other tomorrow', async ({ ana }) => {
  const [one, two, three] = [await shop.garment({ name: 'One' }), await shop.garment({ name: 'Two' }), await shop.garment({ name: 'Three' })];
  await wished(ana, one, SI);
  await wished(ana, two, DE);
  await wished(ana, three, DE);
  await setPrice(999, one, two, three);
  await tellOfTheDay();
  expect((await mailsTo(ana)).map(({ sender }) => sender)).toEqual([expect.stringContaining('selvedge.de')]);
  await tellOfTheDay();
  expect((await mailsTo(ana)).map(({ sender }) => sender)).toEqual([expect.stringContaining('selvedge.de'), expect.stringContaining('selvedge.si')]);
});

test('two that try at once send one mail; one that the mail server does not take is sent later', async ({ ana }) => {
  const shirt = await wished(ana, await shop.garment({ stock: 0 }));
  await setPrice(999, shirt);
  await receive(shirt);
  await shop.runJobs();
  const deaf = { ...shop.services, mailer: { send: () => Promise.reject(new Error('the mail server is down')), close: () => undefined } };
  await expect(sendWishNotice(deaf, ana.id)).rejects.toThrow('down');
  expect(await shop.database.db.select().from(wishes).where(eq(wishes.userId, ana.id))).toMatchObject([{ toldPrice: null, toldBackAt: null }]);
  await Promise.all(Array.from({ length: 5 }, () => sendWishNotice(shop.services, ana.id)));
  expect(await mailsTo(ana)).toHaveLength(1);
  expect((await mailsTo(ana))[0]?.text).toContain('Available again, now €9.99. It was €19.99 when you saved it.');
});

test('an order that was confirmed by mail and is given up is told of once; one given up before ends without a word', async ({ ana }) => {
  const place = async () => {
    const cart = await shop.cartWith(SI, { garment: await shop.garment() });
    const { orderNumber } = (await shop.order(cart.id, readyForm('SI', { email: ana.email }))).data;
    await shop.database.db.update(orders).set({ customerId: ana.id }).where(eq(orders.orderNumber, orderNumber));
    return orderNumber;
  };
  const cancel = (orderNumber: string) => shop.call('POST', `user/${ana.id}/orders/${orderNumber}/cancel`, {}, ana.token);
  const told = await place();
  await shop.runJobs();
  await cancel(told);
  await shop.runJobs();
  expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual([`Your Selvedge order ${told}`, `Your Selvedge order ${told} is cancelled`]);
  expect((await mailsTo(ana))[1]?.text).toContain('You have paid nothing');
  await cancel(await place());
  await shop.runJobs();
  expect(await mailsTo(ana)).toHaveLength(2);
});
