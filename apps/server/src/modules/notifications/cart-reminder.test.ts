import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hours, now, setClock } from '#kit/clock';
import { mailbox } from '#platform/tables';
import { carts } from '#tables/cart';
import { checkouts } from '#tables/checkout';
import { createTestDatabase } from '#testing/database';
import { signedInCustomer } from '#testing/test-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Cart } from '../cart/contract.ts';
import type { Checkout } from '../checkout/contract.ts';
import { cartReminderJobs } from './cart-reminder-jobs.ts';

const { SI } = shopIds;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(await createTestDatabase());
});
afterAll(() => shop.database.close());

let restoreClock: () => void = () => undefined;
afterEach(() => restoreClock());
/** So many hours after everything that has been done. */
function later(count: number): void {
  restoreClock();
  const at = new Date(Date.now() + hours(count));
  restoreClock = setClock(() => at);
}

let shoppers = 0;
const newMailbox = () => `left.${(shoppers += 1)}@example.si`;

/** Somebody fills a cart, types his address and goes away. */
async function leave(changes: Record<string, string> = {}, { stock = 5 } = {}) {
  const email = newMailbox();
  const garment = await shop.garment({ name: 'Linen shirt', names: { 3: 'Leinenhemd' }, stock });
  const cart = await shop.cartWith(SI, { garment, quantity: 2 });
  const form = { ...readyForm('SI'), email, reminder: '1', ...changes };
  await shop.call('PATCH', `checkout/${cart.id}`, { form });
  return { email, garment, cart, form };
}
/** What the clockwork does every half hour. */
async function remind(): Promise<void> {
  const [round] = cartReminderJobs;
  await round?.run(shop.services, {} as never, { id: 'round', signal: new AbortController().signal });
  await shop.runJobs();
}
const mailsTo = (email: string) =>
  shop.database.db
    .select()
    .from(mailbox)
    .where(eq(mailbox.recipient, email))
    .then((mails) => mails.filter(({ subject }) => /cart|Warenkorb/.test(subject)));
const linkIn = async (email: string, name: 'token' | 'stop') =>
  new RegExp(`/cart/back\\?${name}=(\\S+)`).exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
const open = (token: string, more: object = {}, headers?: Record<string, string>) =>
  shop.call<{ cartId: string }>('POST', `cart-reminders/open?countryId=${SI}`, { token, ...more }, headers);
const linesOf = async (cartId: string) => (await shop.call<Cart>('GET', `carts/${cartId}`)).data.lines;

test('who asked for it is reminded once of what he left, in his language, with what it costs now', async () => {
  const { email } = await leave({ reminder: '3' });
  later(3);
  await remind();
  expect(await mailsTo(email)).toEqual([]);

  later(5);
  await remind();
  await remind();
  const [mail, ...more] = await mailsTo(email);
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
      const other = await shop.cartWith(SI, { garment: left.garment });
      expect((await shop.order(other.id, { ...readyForm('SI'), email: left.email })).status).toBe(201);
      return left;
    },
    5,
  ],
  [
    'whose things have sold out',
    async () => {
      const left = await leave({}, { stock: 2 });
      const other = await shop.cartWith(SI, { garment: left.garment, quantity: 2 });
      expect((await shop.order(other.id, { ...readyForm('SI'), email: newMailbox() })).status).toBe(201);
      return left;
    },
    5,
  ],
])('nobody is reminded %s', async (_, leaving, after) => {
  const { email } = await leaving();
  later(after);
  await remind();
  expect(await mailsTo(email)).toEqual([]);
});

test('a mailbox hears of one cart a week, however many are made in its name', async () => {
  const { email } = await leave();
  await leave({ email });
  later(5);
  await remind();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the link opens the cart itself where it was filled, and for its owner', async () => {
  const { email, cart } = await leave();
  later(5);
  await remind();
  expect((await open(await linkIn(email, 'token'), { cartId: cart.id })).data.cartId).toBe(cart.id);

  const ana = await signedInCustomer(shop.database);
  await shop.database.db.update(carts).set({ customerId: ana.id }).where(eq(carts.id, cart.id));
  expect((await open(await linkIn(email, 'token'), {}, ana.token)).data.cartId).toBe(cart.id);
});

test('anywhere else it brings the garments along and nothing that was typed, however often it is opened', async () => {
  const { email, cart, garment } = await leave();
  later(5);
  await remind();
  const token = await linkIn(email, 'token');
  const { cartId } = (await open(token)).data;
  expect(cartId).not.toBe(cart.id);
  expect(await linesOf(cartId)).toMatchObject([{ variantId: garment.variantId, quantity: 2 }]);
  expect((await shop.call<Checkout>('GET', `checkout/${cartId}`)).data.draft).toEqual({});

  expect((await open(token, { cartId })).data.cartId).toBe(cartId);
  expect(await linesOf(cartId)).toMatchObject([{ quantity: 2 }]);
});

test('a link holds for a week, for this shop, and for what it was made for', async () => {
  const { email } = await leave();
  later(5);
  await remind();
  const token = await linkIn(email, 'token');
  for (const wrong of ['none', `${token}x`, await linkIn(email, 'stop')])
    expect(await open(wrong)).toMatchObject({ status: 410, code: 'LinkExpired' });
  expect((await shop.call('POST', `cart-reminders/open?countryId=${shopIds.DE}`, { token })).status).toBe(410);
  later(5 + 24 * 8);
  expect((await open(token)).status).toBe(410);
});

test('one click ends them for the mailbox, whichever cart comes next', async () => {
  const { email } = await leave();
  later(5);
  await remind();
  const stop = await linkIn(email, 'stop');
  expect((await shop.call('POST', `cart-reminders/stop?token=${await linkIn(email, 'token')}`)).status).toBe(410);
  expect((await shop.call('POST', `cart-reminders/stop?token=${stop}`)).status).toBe(200);

  const { cart } = await leave({ email });
  const long = new Date(now().getTime() + hours(24 * 8));
  await shop.database.db.update(carts).set({ updatedAt: long }).where(eq(carts.id, cart.id));
  await shop.database.db.update(checkouts).set({ updatedAt: long }).where(eq(checkouts.cartId, cart.id));
  later(24 * 8 + 12);
  await remind();
  expect(await mailsTo(email)).toHaveLength(1);
});
