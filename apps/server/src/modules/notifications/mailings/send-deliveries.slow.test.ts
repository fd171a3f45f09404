import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { finishDelivery } from '#modules/newsletter';
import type { MailMessage } from '#platform/mailer';
import type { Services } from '#platform/services';
import { mailings, newsletterDeliveries, newsletterSubscribers } from '#tables/newsletter';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
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

/** Schedules a mailing for now. @returns its id */
async function scheduleNow(): Promise<number> {
  const [row] = await shop.database.db
    .insert(mailings)
    .values({
      ...{ name: 'Linen week', state: 'scheduled', sendAt: new Date(), createdAt: new Date() },
      texts: [{ languageId: 1, subject: 'Linen is here', preview: '' }],
      blocks: [{ kind: 'text', texts: [{ languageId: 1, text: 'Light clothes' }] }],
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
