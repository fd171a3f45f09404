import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { cancelLines, deliverShipment, recordFailedDelivery, recordLostShipment, packShipment, refuseOrder, shipShipment } from '#modules/fulfilment';
import { inbox } from '#platform/tables';
import { paymentMethods, shippingMethods } from '#tables/countries';
import { orderLines } from '#tables/orders';
import { openBankedShop } from '#testing/test-bank';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds } from '#testing/test-shop';

const { SI, GR } = shopIds;
const by = { actor: 'mojca' };
const spaced = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

test('each parcel sends emails with its pieces and tracking page when it leaves, arrives, is missed or is lost', async ({ database }) => {
  const { db } = database;
  const shop = openTestShop(database);
  await db.update(shippingMethods).set({ trackingUrl: 'https://carrier.example/{number}' }).where(eq(shippingMethods.code, 'courier'));
  const cart = await shop.createCart(GR, { garment: await shop.garment({ names: { 6: 'Λινό πουκάμισο' } }), quantity: 2 });
  const { orderNumber } = (await shop.order(cart.id, readyForm('GR'), { languageId: 6 })).data;
  await shop.runJobs();
  const [line] = await db.update(orderLines).set({ imageUrl: '/media/shirt.webp' }).returning();
  const first = await packShipment(db, { orderNumber, pieces: [{ orderLineId: line?.id ?? 0, quantity: 1 }], ...by });
  await shipShipment(db, { number: first.number, trackingNumber: 'GR 1', ...by });
  await shop.runJobs();
  await deliverShipment(db, { number: first.number, ...by });
  await shop.runJobs();
  const second = await packShipment(db, { orderNumber, ...by });
  await shipShipment(db, { number: second.number, trackingNumber: 'GR 2', ...by });
  await shop.runJobs();
  await recordFailedDelivery(db, { number: second.number, ...by });
  await shop.runJobs();
  await recordLostShipment(db, { number: second.number, ...by });
  await shop.runJobs();
  const mails = await db.select().from(inbox).orderBy(inbox.sentAt);
  expect(mails.slice(1).map(({ subject }) => subject)).toEqual([
    `Μέρος της παραγγελίας σας ${orderNumber} είναι καθ’ οδόν`,
    expect.stringContaining('παραδόθηκε') as string,
    `Η παραγγελία σας ${orderNumber} είναι καθ’ οδόν`,
    `Το δέμα σας δεν παραδόθηκε (παραγγελία ${orderNumber})`,
    `Το δέμα σας χάθηκε (παραγγελία ${orderNumber})`,
  ]);
  for (const words of ['1 × Λινό πουκάμισο', 'https://carrier.example/GR%201', 'GR 1', 'Θα σας στείλουμε τα υπόλοιπα με άλλο δέμα'])
    expect(mails[1]?.text).toContain(words);
  expect(mails[1]).toMatchObject({ sender: '"Selvedge" <hello@selvedge.gr>', recipient: 'eleni@example.gr' });
  expect(mails[1]?.html).toContain('lang="el-GR"');
  expect(mails[1]?.html).toContain('src="http://gr.localhost:4300/_ipx/f_jpeg,w_160/media/shirt.webp"');
});

test('cancelled pieces and refunds send one email each', async ({ database }) => {
  const { db } = database;
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const cart = await shop.createCart(SI, { garment: await shop.garment(), quantity: 2 });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { paymentMethod: 'card' }), { languageId: 3 });
  await bank.press(order.payUrl ?? '', 'pay');
  await shop.runJobs();
  const [line] = await db.select().from(orderLines);
  await cancelLines(db, { orderNumber: order.orderNumber, pieces: [{ orderLineId: line?.id ?? 0, quantity: 1 }], ...by, reason: 'stained' });
  await shop.runJobs();
  const mails = await db.select().from(inbox).orderBy(inbox.sentAt);
  const bySubject = (words: string) => mails.filter(({ subject }) => subject.includes(words));
  expect(bySubject(`Änderung an Ihrer Bestellung ${order.orderNumber}`)).toHaveLength(1);
  const [refund, ...more] = bySubject('erstattet');
  expect(more).toEqual([]);
  expect(spaced(refund?.subject)).toBe(`Wir haben Ihnen 19,99 € erstattet (Bestellung ${order.orderNumber})`);
  expect(refund?.text).toContain('3 bis 10 Werktage');
  await bank.close();
});

test('an order that staff refuse at confirmation sends its own text, not the one for cancellations by the buyer', async ({ database }) => {
  const { db } = database;
  const shop = openTestShop(database);
  await db.update(paymentMethods).set({ reviewFrom: 0 }).where(eq(paymentMethods.code, 'cod'));
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI'))).data;
  await shop.runJobs();
  await refuseOrder(db, { orderNumber, ...by, reason: 'the number does not exist' });
  await shop.runJobs();
  const [, refusal, ...more] = await db.select().from(inbox).orderBy(inbox.sentAt);
  expect(more).toEqual([]);
  expect(refusal?.subject).toBe(`About your order ${orderNumber}`);
  expect(refusal?.text).not.toContain('the number does not exist');
});
