import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { cancelCustomerOrder } from '#modules/checkout';
import { cancelLines, deliverShipment, recordFailedDelivery, packShipment, refuseOrder, shipShipment } from '#modules/fulfilment';
import { inbox } from '#platform/tables';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { paymentMethods } from '#tables/countries';
import { orderLines, orders } from '#tables/orders';
import { test } from '#testing/database';
import { listOtherSpellings } from '#testing/inputs/other-spellings';
import { openBankedShop } from '#testing/test-bank';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { Order } from '#contracts/orders';
import { resendOrderMail } from './order-mails.ts';

const { SI } = shopIds;
const by = { actor: 'mojca' };

let restoreClock = () => {};
afterEach(() => restoreClock());
const daysLater = (count: number) => {
  restoreClock = setClock(() => new Date(Date.now() + days(count)));
};

const open = (shop: TestShop, link: string) => shop.call<Order>('POST', 'orders/by-link', { link });
const listLinks = (text: string | null): string[] => [...(text ?? '').matchAll(/\/orders\/view\/([\w-]+)/g)].map(([, link = '']) => link);

async function buy(shop: TestShop, email: string, { paymentMethod = 'cod', quantity = 2 } = {}) {
  const cart = await shop.createCart(SI, { garment: await shop.garment(), quantity });
  const { data } = await shop.order(cart.id, readyForm('SI', { email, paymentMethod }), { languageId: 3 });
  return data;
}

/** Returns the link in the latest email to an address. */
async function mailedLink({ database }: TestShop, email: string): Promise<string> {
  const mails = await database.db.select().from(inbox).where(eq(inbox.recipient, email)).orderBy(inbox.sentAt);
  return listLinks(mails.at(-1)?.text ?? null)[0] ?? '';
}

test('each email about an order, a return or a refund has a link that opens its order and contains no order data', async ({ database }) => {
  const { db } = database;
  const bank = await openBankedShop(database);
  const { shop } = bank;
  // Only the largest of these orders waits for confirmation.
  await db.update(paymentMethods).set({ reviewFrom: 8000 }).where(eq(paymentMethods.code, 'cod'));
  const findOrderId = async (orderNumber: string) => (await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0]?.id ?? 0;
  const say = (event: Parameters<typeof publish>[1]) => inTransaction(db, (tx) => publish(tx, event));

  const sent = await buy(shop, 'sent@example.si');
  await shop.runJobs();
  await say({ type: 'order.edited', payload: { orderId: await findOrderId(sent.orderNumber), eventId: 1 } });
  await inTransaction(db, (tx) => resendOrderMail(tx, sent.orderNumber));
  const { number } = await packShipment(db, { orderNumber: sent.orderNumber, ...by });
  await shipShipment(db, { number, trackingNumber: 'SI 1', ...by });
  await shop.runJobs();
  await recordFailedDelivery(db, { number, ...by });
  await shop.runJobs();
  await deliverShipment(db, { number, ...by });
  await shop.runJobs();
  const { data: shown } = await open(shop, await mailedLink(shop, 'sent@example.si'));
  const item = { lineId: shown.lines[0]?.lineId, quantity: 1, reason: 'too-small', wish: 'refund' };
  const request = { comments: '', hasAcceptedPolicy: true, payOut: { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' }, items: [item] };
  const proof = { link: sent.link };
  expect((await shop.call('POST', 'returns', { proof, request })).status).toBe(200);

  const paid = await buy(shop, 'paid@example.si', { paymentMethod: 'card' });
  await say({ type: 'order.taken-unpaid', payload: { orderNumber: paid.orderNumber } });
  await shop.runJobs();
  await bank.press(paid.payUrl ?? '', 'pay');
  await shop.runJobs();
  const [line] = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, await findOrderId(paid.orderNumber)));
  await cancelLines(db, { orderNumber: paid.orderNumber, pieces: [{ orderLineId: line?.id ?? 0, quantity: 1 }], ...by, reason: 'stained' });
  await shop.runJobs();

  const cancelled = await buy(shop, 'cancelled@example.si');
  await shop.runJobs();
  await inTransaction(db, (tx) => cancelCustomerOrder(tx, { orderNumber: cancelled.orderNumber, actor: 'shop', reason: '' }));
  const refused = await buy(shop, 'refused@example.si', { quantity: 5 });
  await shop.runJobs();
  await refuseOrder(db, { orderNumber: refused.orderNumber, ...by, reason: 'unknown number' });
  await shop.runJobs();

  const mails = await db.select().from(inbox).orderBy(inbox.sentAt);
  const orderByLink: Record<string, string> = {
    'sent@example.si': sent.orderNumber,
    'paid@example.si': paid.orderNumber,
    'cancelled@example.si': cancelled.orderNumber,
    'refused@example.si': refused.orderNumber,
  };
  // First order: placed, edited, sent again, shipped, missed, delivered, return. Second: payment link, paid, changed, refunded. Others: two each.
  expect(mails).toHaveLength(7 + 4 + 2 + 2);
  for (const { subject, recipient, text, html } of mails) {
    const links = new Set([...listLinks(text), ...listLinks(html)]);
    expect(links.size, subject).toBe(1);
    expect(text, subject).toContain('http://si.localhost:4300/de/orders/view/');
    expect(`${text} ${html}`, subject).not.toContain('/Track/Order');
    for (const link of links) {
      expect((await open(shop, link)).data, subject).toMatchObject({ orderNumber: orderByLink[recipient], email: recipient });
      expect(link).not.toContain(orderByLink[recipient]);
      expect(link).not.toContain(recipient.split('@')[0]);
    }
  }
  await bank.close();
});

test('a link opens its order for 90 days', async ({ database }) => {
  const shop = openTestShop(database);
  const order = await buy(shop, 'ana@example.si');
  await shop.runJobs();
  const link = await mailedLink(shop, 'ana@example.si');
  daysLater(89);
  expect(await open(shop, link)).toMatchObject({ status: 200, data: { orderNumber: order.orderNumber } });
  daysLater(91);
  expect(await open(shop, link)).toMatchObject({ status: 410, code: 'LinkExpired', params: {} });
});

test('a link that was altered, combined from two or made up is refused', async ({ database }) => {
  const shop = openTestShop(database);
  await buy(shop, 'ana@example.si');
  await buy(shop, 'eva@example.si');
  await shop.runJobs();
  const [ana, eva] = [await mailedLink(shop, 'ana@example.si'), await mailedLink(shop, 'eva@example.si')];
  const [id = '', end = '', ...signature] = ana.split('-');
  const [otherId = '', otherEnd = '', ...otherSignature] = eva.split('-');
  const muchLater = Math.floor((now().getTime() + days(400)) / 1000).toString(36);
  const signed = signature.join('-');
  const flipped = (signed.startsWith('A') ? 'B' : 'A') + signed.slice(1);
  for (const link of [
    [otherId, end, signed].join('-'),
    [id, muchLater, signed].join('-'),
    [id, end, flipped].join('-'),
    [id, otherEnd, otherSignature.join('-')].join('-'),
    [id, end].join('-'),
    'zzzzzz-zzzzzzzz-' + 'a'.repeat(43),
    'guessed',
    `0${ana}`,
    ...listOtherSpellings(ana),
  ])
    expect(await open(shop, link), link).toMatchObject({ status: 410, code: 'LinkExpired', params: {} });
  expect(await open(shop, ana)).toMatchObject({ status: 200, data: { email: 'ana@example.si' } });
});

test('a link is refused after the order was anonymised', async ({ database }) => {
  const shop = openTestShop(database);
  await buy(shop, 'ana@example.si');
  await shop.runJobs();
  const link = await mailedLink(shop, 'ana@example.si');
  await database.db.update(orders).set({ email: '' });
  expect(await open(shop, link)).toMatchObject({ status: 410, code: 'LinkExpired' });
});
