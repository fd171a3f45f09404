import { eq, sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#platform/transaction';
import { addWinBacks, finishDelivery, saveFlowSettings } from '#modules/newsletter';
import { saveCoupon } from '#modules/promotions';
import type { MailMessage } from '#platform/mailer';
import type { Services } from '#platform/services';
import { mailings, newsletterDeliveries, newsletterSubscribers } from '#tables/newsletter';
import { createTestDatabase } from '#testing/database';
import { orders } from '#tables/orders';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { sendDeliveries } from './send-deliveries.ts';

let shop: TestShop;
let sent: MailMessage[] = [];
let deliver: (message: MailMessage) => Promise<unknown> = () => Promise.resolve();

/** Services with a mailer in the place of a mail server. The clock is the real one. */
const getServices = (perMinute = 100): Services => ({
  ...shop.services,
  config: { ...shop.services.config, newsletterMailsPerMinute: perMinute },
  mailer: {
    send: async (message) => {
      await deliver(message);
      sent.push(message);
    },
    close: () => undefined,
  },
});

beforeAll(async () => {
  shop = openTestShop(await createTestDatabase());
});
beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(newsletterDeliveries);
  await db.delete(mailings);
  await db.delete(newsletterSubscribers);
  sent = [];
  deliver = () => Promise.resolve();
});
afterAll(() => shop.database.close());

async function subscribe(count: number): Promise<void> {
  const at = new Date();
  await shop.database.db.insert(newsletterSubscribers).values(
    Array.from({ length: count }, (_, index) => ({
      ...{ email: `person${index}@example.si`, countryId: shopIds.SI, languageId: 1, status: 'confirmed' as const },
      ...{ consentText: 'News', source: 'footer' as const, consentAt: at, confirmedAt: at, linkKey: crypto.randomUUID() },
    })),
  );
}

type Blocks = (typeof mailings.$inferInsert)['blocks'];
const text: Blocks = [{ kind: 'text', texts: [{ languageId: 1, text: 'Light clothes' }] }];

/** Schedules a mailing for now. @returns its id */
async function scheduleNow(blocks = text): Promise<number> {
  const [row] = await shop.database.db
    .insert(mailings)
    .values({
      ...{ name: 'Linen week', state: 'scheduled', sendAt: new Date(), createdAt: new Date() },
      texts: [{ languageId: 1, subject: 'Linen is here', preview: '' }],
      blocks,
      audience: { countryIds: [], languageIds: [], subscribedSince: null, orders: 'any', minOrders: null, lastOrderDays: null },
    })
    .returning({ id: mailings.id });
  return row?.id ?? 0;
}

const readState = async (id: number) => (await shop.database.db.select().from(mailings).where(eq(mailings.id, id)))[0]?.state;

test('a run waits until the throttle allows further emails and then sends them', async () => {
  await subscribe(8);
  const id = await scheduleNow();
  await sendDeliveries(getServices(5), AbortSignal.timeout(1500));
  expect(sent).toHaveLength(5);
  // The emails were sent 58 s ago.
  await shop.database.db.execute(sql`update ${newsletterDeliveries} set claimed_at = now() - interval '58 seconds' where status = 'sent'`);
  const began = performance.now();
  await sendDeliveries(getServices(5), new AbortController().signal);
  expect(sent).toHaveLength(8);
  expect(performance.now() - began).toBeGreaterThan(1000);
  expect(await readState(id)).toBe('sent');
});

test('a run that waits for the throttle ends at once when its process stops', async () => {
  await subscribe(2);
  await scheduleNow();
  await sendDeliveries(getServices(1), new AbortController().signal);
  await shop.database.db.execute(sql`update ${newsletterDeliveries} set claimed_at = now() - interval '30 seconds' where status = 'sent'`);
  const began = performance.now();
  await sendDeliveries(getServices(1), AbortSignal.timeout(300));
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(sent).toHaveLength(1);
});

test('a run ends after its duration, and the next one sends the other emails', async () => {
  await subscribe(20);
  const id = await scheduleNow();
  deliver = () => new Promise((resolve) => setTimeout(resolve, 200));
  await sendDeliveries(getServices(), new AbortController().signal, 100);
  expect(sent).toHaveLength(5);
  expect(await readState(id)).toBe('sending');
  deliver = () => Promise.resolve();
  await sendDeliveries(getServices(), new AbortController().signal);
  expect(sent).toHaveLength(20);
  expect(await readState(id)).toBe('sent');
});

test('an email that was sent but not recorded is not reported as an email that could not be sent', async () => {
  await subscribe(1);
  await scheduleNow();
  const services = getServices();
  const warn = vi.spyOn(services.log, 'warn');
  const error = vi.spyOn(services.log, 'error').mockImplementation(() => undefined);
  const { db } = shop.database;
  await db.execute(sql`alter table ${newsletterDeliveries} add constraint nothing_sent check (sent_at is null)`);
  await sendDeliveries(services, new AbortController().signal);
  await db.execute(sql`alter table ${newsletterDeliveries} drop constraint nothing_sent`);
  expect(sent).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledOnce();
  // Its claim is still valid, so that the email is not repeated at once.
  const [delivery] = await db.select().from(newsletterDeliveries);
  expect(delivery?.dueAt.getTime()).toBeGreaterThan(Date.now() + 200_000);
  await finishDelivery(db, delivery?.id ?? 0, 'sent');
  vi.restoreAllMocks();
});

test('a subscriber for whom only headings and dividers remain gets no email', async () => {
  await subscribe(1);
  const { db } = shop.database;
  const heading = { kind: 'heading' as const, texts: [{ languageId: 1, text: 'Only for you' }] };
  const coupon = { kind: 'coupon' as const, code: 'ONLYONE' };
  await saveCoupon(db, { code: 'ONLYONE', kind: 'percent', terms: { rate: 1000 }, mostUses: 1 });
  await scheduleNow([heading, { kind: 'divider' }, coupon]);
  await sendDeliveries(getServices(), new AbortController().signal);
  expect(sent.map(({ text: body }) => body)).toEqual([expect.stringContaining('ONLYONE')]);
  // The coupon is used up.
  await db.execute(sql`update coupons set uses = 1 where code = 'ONLYONE'`);
  await scheduleNow([heading, { kind: 'divider' }, coupon]);
  await sendDeliveries(getServices(), new AbortController().signal);
  expect(sent).toHaveLength(1);
  expect(await listStatuses()).toEqual(['sent', 'skipped']);
});

const listStatuses = async () =>
  (await shop.database.db.select().from(newsletterDeliveries).orderBy(newsletterDeliveries.id)).map(({ status }) => status);

test('a waiting win-back email is not sent after the flow was switched off or the subscriber has ordered, and does not start the pause', async () => {
  await subscribe(1);
  const { db } = shop.database;
  const switchFlow = (isActive: boolean) =>
    inTransaction(db, (tx) => saveFlowSettings(tx, 'win-back', { isActive, delayDays: 90, pauseDays: 100, couponCode: '' }));
  const placeOrder = async (daysAgo: number) => {
    const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
    const { data } = await shop.order(cart.id, readyForm('SI', { email: 'person0@example.si' }));
    await db
      .update(orders)
      .set({ placedAt: new Date(Date.now() - days(daysAgo)) })
      .where(eq(orders.orderNumber, data.orderNumber));
  };
  await placeOrder(200);
  await switchFlow(true);
  expect(await addWinBacks(db)).toBe(1);
  await switchFlow(false);
  await sendDeliveries(getServices(), new AbortController().signal);
  expect(sent).toEqual([]);

  await switchFlow(true);
  expect(await addWinBacks(db)).toBe(1);
  await placeOrder(0);
  await sendDeliveries(getServices(), new AbortController().signal);
  expect(sent).toEqual([]);
  expect(await listStatuses()).toEqual(['skipped', 'skipped']);

  await db.update(orders).set({ placedAt: new Date(Date.now() - days(95)) });
  expect(await addWinBacks(db)).toBe(1);
  await sendDeliveries(getServices(), new AbortController().signal);
  expect(sent).toHaveLength(1);
  expect(await addWinBacks(db)).toBe(0);
});

test('a mailing that cannot be started is reported and does not delay the others', async () => {
  await subscribe(1);
  const { db } = shop.database;
  const broken = await scheduleNow();
  // An impossible day in the stored audience.
  await db.execute(sql`update ${mailings} set audience = audience || '{"subscribedSince": "2026-13-45"}' where id = ${broken}`);
  const id = await scheduleNow();
  const services = getServices();
  const error = vi.spyOn(services.log, 'error').mockImplementation(() => undefined);
  await sendDeliveries(services, new AbortController().signal);
  expect(error).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  expect(sent).toHaveLength(1);
  expect(await readState(broken)).toBe('scheduled');
  expect(await readState(id)).toBe('sent');
});
