import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hours, now, setClock } from '#kit/clock';
import { inbox } from '#platform/tables';
import { carts } from '#tables/cart';
import { checkouts } from '#tables/checkout';
import { createTestDatabase } from '#testing/database';
import { listOtherSpellings } from '#testing/inputs/other-spellings';
import { signInCustomer } from '#testing/people/test-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Cart } from '#contracts/cart';
import type { Checkout } from '#contracts/checkout';
import { cartReminderJobs } from './cart-reminder-jobs.ts';

const { SI } = shopIds;

let shop: TestShop;
beforeAll(async () => {
  shop = openTestShop(await createTestDatabase());
});
afterAll(() => shop.database.close());

let restoreClock: () => void = () => undefined;
afterEach(() => restoreClock());
/** Sets the shop's clock to the present time plus this many hours. */
function later(count: number): void {
  restoreClock();
  const at = new Date(Date.now() + hours(count));
  restoreClock = setClock(() => at);
}

let shoppers = 0;
const newEmail = () => `left.${(shoppers += 1)}@example.si`;

/** Fills a cart, enters an email address and leaves. */
async function leave(changes: Record<string, string> = {}, { stock = 5 } = {}) {
  const email = newEmail();
  const garment = await shop.garment({ name: 'Linen shirt', names: { 3: 'Leinenhemd' }, stock });
  const cart = await shop.createCart(SI, { garment, quantity: 2 });
  const form = { ...readyForm('SI'), email, reminder: '1', ...changes };
  await shop.call('PATCH', `checkout/${cart.id}`, { form });
  return { email, garment, cart, form };
}
/** Runs the half-hourly job. */
async function remind(): Promise<void> {
  const [round] = cartReminderJobs;
  await round?.run(shop.services, {} as never, { id: 'round', signal: new AbortController().signal });
  await shop.runJobs();
}
const findMails = (email: string) =>
  shop.database.db
    .select()
    .from(inbox)
    .where(eq(inbox.recipient, email))
    .then((mails) => mails.filter(({ subject }) => /cart|Warenkorb/.test(subject)));
const findLink = async (email: string, name: 'token' | 'stop') =>
  new RegExp(`/cart/back\\?${name}=(\\S+)`).exec((await findMails(email))[0]?.text ?? '')?.[1] ?? '';
const open = (token: string, more: object = {}, headers?: Record<string, string>) =>
  shop.call<{ cartId: string }>('POST', `cart-reminders/open?countryId=${SI}`, { token, ...more }, headers);
const getCartLines = async (cartId: string) => (await shop.call<Cart>('GET', `carts/${cartId}`)).data.lines;

test('a shopper who asked for it is reminded once of their cart, in their language and at current prices', async () => {
  const { email } = await leave({ reminder: '3' });
  later(3);
  await remind();
  expect(await findMails(email)).toEqual([]);

  later(5);
  await remind();
  await remind();
  const [mail, ...more] = await findMails(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ sender: '"Selvedge" <hello@selvedge.si>', subject: 'Noch in Ihrem Warenkorb bei Selvedge' });
  expect(mail?.text).toMatch(/Leinenhemd\n.*Menge: 2\n39,98\s€/);
  expect(mail?.text).toContain('http://si.localhost:4300/de/cart/back?token=');
  expect(mail?.raw).toMatch(/List-Unsubscribe:\s+<http:\/\/si\.localhost:4300\/de\/cart\/back\?stop=/);
  expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail?.text).not.toContain('Slovenska cesta');
});

test.each<[string, () => Promise<{ email: string }>, number]>([
  ['who has not asked for it', () => leave({ reminder: '' }), 5],
  ['who left it longer ago than three days', () => leave(), 80],
  ['who typed no mailbox that mail can go to', () => leave({ email: 'nobody' }), 5],
  [
    'who has ordered it meanwhile',
    async () => {
      const left = await leave();
      expect((await shop.order(left.cart.id, left.form)).status).toBe(201);
      return left;
    },
    5,
  ],
  [
    'who has ordered meanwhile with another cart',
    async () => {
      const left = await leave();
      const other = await shop.createCart(SI, { garment: left.garment });
      expect((await shop.order(other.id, { ...readyForm('SI'), email: left.email })).status).toBe(201);
      return left;
    },
    5,
  ],
  [
    'whose things have sold out',
    async () => {
      const left = await leave({}, { stock: 2 });
      const other = await shop.createCart(SI, { garment: left.garment, quantity: 2 });
      expect((await shop.order(other.id, { ...readyForm('SI'), email: newEmail() })).status).toBe(201);
      return left;
    },
    5,
  ],
])('no reminder is sent %s', async (_, leaving, after) => {
  const { email } = await leaving();
  later(after);
  await remind();
  expect(await findMails(email)).toEqual([]);
});

test('an email address gets one reminder per week, for all carts together', async () => {
  const { email } = await leave();
  await leave({ email });
  later(5);
  await remind();
  expect(await findMails(email)).toHaveLength(1);
});

test('the link opens the cart itself in the browser that filled it, and for its owner', async () => {
  const { email, cart } = await leave();
  later(5);
  await remind();
  expect((await open(await findLink(email, 'token'), { cartId: cart.id })).data.cartId).toBe(cart.id);

  const ana = await signInCustomer(shop.database);
  await shop.database.db.update(carts).set({ customerId: ana.id }).where(eq(carts.id, cart.id));
  expect((await open(await findLink(email, 'token'), {}, ana.token)).data.cartId).toBe(cart.id);
});

test('in another browser the link adds the garments without the draft, also when it is opened again', async () => {
  const { email, cart, garment } = await leave();
  later(5);
  await remind();
  const token = await findLink(email, 'token');
  const { cartId } = (await open(token)).data;
  expect(cartId).not.toBe(cart.id);
  expect(await getCartLines(cartId)).toMatchObject([{ variantId: garment.variantId, quantity: 2 }]);
  expect((await shop.call<Checkout>('GET', `checkout/${cartId}`)).data.draft).toEqual({});

  expect((await open(token, { cartId })).data.cartId).toBe(cartId);
  expect(await getCartLines(cartId)).toMatchObject([{ quantity: 2 }]);
});

test('a link is valid for a week, in its shop and for its purpose', async () => {
  const { email } = await leave();
  later(5);
  await remind();
  const token = await findLink(email, 'token');
  for (const wrong of ['none', `${token}x`, `0${token}`, ...listOtherSpellings(token), await findLink(email, 'stop')])
    expect(await open(wrong)).toMatchObject({ status: 410, code: 'LinkExpired' });
  expect((await shop.call('POST', `cart-reminders/open?countryId=${shopIds.DE}`, { token })).status).toBe(410);
  later(5 + 24 * 8);
  expect((await open(token)).status).toBe(410);
});

test('one click stops all reminders to the email address, also for later carts', async () => {
  const { email } = await leave();
  later(5);
  await remind();
  const stop = await findLink(email, 'stop');
  expect((await shop.call('POST', `cart-reminders/stop?token=${await findLink(email, 'token')}`)).status).toBe(410);
  expect((await shop.call('POST', `cart-reminders/stop?token=${stop}`)).status).toBe(200);

  const { cart } = await leave({ email });
  const long = new Date(now().getTime() + hours(24 * 8));
  await shop.database.db.update(carts).set({ updatedAt: long }).where(eq(carts.id, cart.id));
  await shop.database.db.update(checkouts).set({ updatedAt: long }).where(eq(checkouts.cartId, cart.id));
  later(24 * 8 + 12);
  await remind();
  expect(await findMails(email)).toHaveLength(1);
});
