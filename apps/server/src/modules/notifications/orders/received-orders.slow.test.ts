import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { confirmOrder, refuseOrder } from '#modules/fulfilment';
import { paymentMethods } from '#tables/countries';
import { test } from '#testing/database';
import { listMails } from '#testing/people/registered-customer';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';

const email = 'stranger@example.si';
const by = { actor: 'mojca' };

/** Opens a shop where staff confirm each order paid on delivery. */
async function openReviewingShop(database: TestShop['database']) {
  const shop = openTestShop(database);
  await database.db.update(paymentMethods).set({ reviewFrom: 0 }).where(eq(paymentMethods.code, 'cod'));
  const garment = await shop.garment({ stock: 100 });
  const order = async (changes: Record<string, unknown> = {}) => {
    const cart = await shop.createCart(shopIds.SI, { garment });
    const { status, data } = await shop.order(cart.id, readyForm('SI', { email, ...changes }));
    expect(status).toBe(201);
    return data.orderNumber;
  };
  /** Ends the hour in which further orders are collected. */
  const passHour = () =>
    database.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'send-received-orders'`);
  return { shop, order, passHour };
}

test('several orders of one address that wait for staff send one email at once and one about all others', async ({ database }) => {
  const { shop, order, passHour } = await openReviewingShop(database);
  const first = await order();
  await shop.runJobs();
  const later = [await order(), await order(), await order()];
  await shop.runJobs();
  await order({ email: 'other@example.si' });
  await shop.runJobs();
  expect((await listMails(shop, email)).map(({ subject }) => subject)).toEqual([`Your Selvedge order ${first}`]);
  expect(await listMails(shop, 'other@example.si')).toHaveLength(1);

  await passHour();
  await shop.runJobs();
  const [merged, ...earlier] = await listMails(shop, email);
  expect(earlier).toHaveLength(1);
  expect(merged?.subject).toBe('We’ve received your Selvedge orders');
  for (const orderNumber of later) expect(merged?.text).toContain(orderNumber);
  expect(merged?.text).not.toContain(first);
  expect(merged?.text).toContain('1 × Linen shirt');
  expect(merged?.text?.match(/\/orders\/view\//g)).toHaveLength(3);

  // Each order that staff confirm gets the complete confirmation, and a refused order gets its own text.
  await confirmOrder(database.db, { orderNumber: later[0] ?? '', ...by });
  await refuseOrder(database.db, { orderNumber: later[1] ?? '', ...by, reason: 'nobody answers' });
  await shop.runJobs();
  const subjects = (await listMails(shop, email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(4);
  expect(subjects).toContain(`Your Selvedge order ${later[0]}`);
  expect(subjects).toContain(`About your order ${later[1]}`);
});

test('an order that is the only remaining one of its hour sends the usual email', async ({ database }) => {
  const { shop, order, passHour } = await openReviewingShop(database);
  await order();
  await shop.runJobs();
  const [second, third] = [await order(), await order()];
  await shop.runJobs();
  await confirmOrder(database.db, { orderNumber: third, ...by });
  await shop.runJobs();
  await passHour();
  await shop.runJobs();
  const mails = await listMails(shop, email);
  expect(mails.map(({ subject }) => subject)).toHaveLength(3);
  expect(mails[0]?.subject).toBe(`Your Selvedge order ${second}`);
  expect(mails[0]?.text).toContain('will call you to confirm it');
});

test('an email about several orders that the server refuses is sent again', async ({ database }) => {
  const { shop, order, passHour } = await openReviewingShop(database);
  await order();
  await shop.runJobs();
  await order();
  await order();
  await shop.runJobs();
  await passHour();
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(new Error('451 try again later')) };
  await expect(shop.runJobs()).rejects.toThrow('451');
  shop.services.mailer = mailer;
  await database.db.execute(sql`update pgboss.job set state = 'created' where name = 'send-received-orders' and state = 'active'`);
  await shop.runJobs();
  expect(await listMails(shop, email)).toHaveLength(2);
});
