import { expect } from 'vitest';
import { inbox } from '#platform/tables';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { orders } from '#tables/orders';
import { sentNotifications } from '#tables/notifications';
import { openBankedShop } from '#testing/test-bank';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';

const { SI, GR, BD, HU } = shopIds;
const mails = (shop: TestShop) => shop.database.db.select().from(inbox).orderBy(inbox.sentAt);
const spaced = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

test('an order with cash on delivery is confirmed by one email, from its shop and in its language', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(GR, { garment: await shop.garment({ names: { 6: 'Λινό πουκάμισο' } }), quantity: 2 });
  const { data: order } = await shop.order(cart.id, readyForm('GR'), { languageId: 6 });
  await shop.runJobs();
  const [mail, ...more] = await mails(shop);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'eleni@example.gr',
    sender: '"Selvedge" <hello@selvedge.gr>',
    subject: `Η παραγγελία σας ${order.orderNumber} στο Selvedge`,
  });
  for (const words of [
    'Λινό πουκάμισο',
    order.invoiceNumber ?? '-',
    '39,98 €',
    'Σύνολο: 46,08 €',
    'Περιλαμβάνει ΦΠΑ 24%',
    'Ερμού 1',
    'http://gr.localhost:4300/orders/view/',
  ])
    expect(spaced(mail?.text)).toContain(words);
  expect(mail?.html).toContain('lang="el-GR"');
  expect(mail?.raw).toContain(`<order-${order.orderNumber}@selvedge.gr>`);
});

test('the email is in Bengali for a Bengali order, with a link to the pages in that language', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(BD, { garment: await shop.garment() });
  await shop.order(cart.id, readyForm('BD'), { languageId: 2 });
  await shop.runJobs();
  const [mail] = await mails(shop);
  expect(mail?.text).toContain('http://bd.localhost:4300/bn/orders/view/');
  expect(spaced(mail?.text)).toContain('২,৩৩০.০০৳');
});

test('the email is in Hungarian, with two decimals also for forint', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(HU, { garment: await shop.garment() });
  await shop.order(cart.id, readyForm('HU'), { languageId: 9 });
  await shop.runJobs();
  const [mail] = await mails(shop);
  expect(mail?.subject).toContain('rendelés');
  expect(spaced(mail?.text)).toMatch(/: [\d ]+,\d\d Ft\n/);
});

test('an event that is delivered ten times sends one email', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  await shop.order(cart.id, readyForm('SI'));
  await shop.runJobs();
  const [order] = await database.db.select().from(orders);
  for (let time = 0; time < 10; time += 1)
    await inTransaction(database.db, (tx) => publish(tx, { type: 'order.confirmed', payload: { orderId: order?.id ?? 0 } }));
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(1);
  expect(await database.db.select().from(sentNotifications)).toMatchObject([
    { kind: 'order-confirmation', recipient: 'ana@example.si', sentAt: expect.any(Date) as Date },
  ]);
});

test('an email that the server refuses is retried and sent once', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  await shop.order(cart.id, readyForm('SI'));
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(new Error('451 try again later')) };
  await expect(shop.runJobs()).rejects.toThrow('451');
  expect(await database.db.select().from(sentNotifications)).toEqual([]);
  shop.services.mailer = mailer;
  const [order] = await database.db.select().from(orders);
  await inTransaction(database.db, (tx) => publish(tx, { type: 'order.confirmed', payload: { orderId: order?.id ?? 0 } }));
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(1);
});

test('an order paid by card is confirmed when the payment has arrived, not before', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }), { languageId: 3 });
  await shop.runJobs();
  expect(await mails(shop)).toEqual([]);
  await bank.press(order.payUrl ?? '', 'pay');
  await shop.runJobs();
  const sent = await mails(shop);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe(`Ihre Bestellung ${order.orderNumber} bei Selvedge`);
  expect(sent[0]?.text).toContain('Ihre Zahlung ist eingegangen');
  expect(sent[0]?.text).toContain('http://si.localhost:4300/de/orders/view/');
  await bank.close();
});
