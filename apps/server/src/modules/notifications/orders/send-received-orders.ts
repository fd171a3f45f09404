import { ordersReceivedMail } from '@selvedge/emails';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getExponent } from '#kit/money';
import { hours, now } from '#kit/clock';
import { listPendingOrders, readOrder } from '#modules/orders';
import { isPaidOnDelivery } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { defineJob } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import { MAIL_CLAIM_TIMEOUT_MS, type MailMessage } from '#platform/mailer';
import type { Services } from '#platform/services';
import { inTransaction, type Tx } from '#platform/transaction';
import { letterhead } from '../letterhead.ts';
import { sendOnce } from '../send-once.ts';
import { sentNotifications } from '../tables.ts';
import { orderUrl, writeOrderMail } from './write-order-mail.ts';

/** The kinds of mail that confirm the receipt of an order. */
export const receivedKinds = ['order-confirmation', 'orders-received'] as const;
/** How long further orders of an address that wait for staff are collected for one mail, in ms. */
const COLLECTING_MS = hours(1);

type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

const isHeld = ({ status, paymentMethod }: { status: string; paymentMethod: string }): boolean =>
  status === 'PENDING' && isPaidOnDelivery(paymentMethod);

/** Sends one mail about all orders of an address that wait for staff and had no mail before. */
export const sendReceivedOrdersJob = defineJob({
  name: 'send-received-orders',
  schema: z.object({ orderId: z.int() }),
  run: (services, { orderId }) => sendReceivedOrders(services, orderId),
  retry: { limit: 15, delaySeconds: 10 },
});

/**
 * Delays the mail of an order that waits for staff if its address had such a mail within the last hour. Other people can place
 * unpaid orders with the address of another person, and must not flood it with mail.
 * @returns whether it was delayed
 */
export async function delayReceivedOrder(db: Db, { row }: ReadOrder): Promise<boolean> {
  if (!isHeld(row)) return false;
  const others = (await listHeldOrders(db, row.email)).filter((id) => id !== row.id);
  if (others.length === 0) return false;
  const { claimedAt, orderId, kind } = sentNotifications;
  const [last] = await db
    .select({ at: max(claimedAt) })
    .from(sentNotifications)
    .where(and(inArray(orderId, others), inArray(kind, [...receivedKinds])));
  const next = (last?.at?.getTime() ?? 0) + COLLECTING_MS;
  if (next <= now().getTime()) return false;
  await inTransaction(db, (tx) => requestJob(tx, sendReceivedOrdersJob, { orderId: row.id }, new Date(next)));
  return true;
}

async function listHeldOrders(db: Db, email: string): Promise<number[]> {
  const pending = await listPendingOrders(db, email);
  return pending.filter(({ paymentMethod }) => isPaidOnDelivery(paymentMethod)).map(({ id }) => id);
}

async function sendReceivedOrders({ db, config, mailer }: Services, orderId: number): Promise<void> {
  const latest = await readOrder(db, orderId);
  if (!latest || !isHeld(latest.row) || latest.row.email === '') return;
  const claimed = await inTransaction(db, (tx) => claimHeldOrders(tx, latest.row.email));
  const condition = and(inArray(sentNotifications.orderId, claimed), eq(sentNotifications.kind, 'orders-received'));
  try {
    const read = await Promise.all(claimed.map((id) => readOrder(db, id)));
    const orders = read.filter((found) => found !== undefined);
    if (orders.length > 1) await mailer.send(await writeReceivedMail(db, config, orders));
    else for (const order of orders) await sendSingle({ db, config, mailer }, order);
  } catch (error) {
    await db.delete(sentNotifications).where(condition);
    throw error;
  }
  await db.update(sentNotifications).set({ sentAt: now() }).where(condition);
}

/** Sends the usual confirmation if there is only one order. */
async function sendSingle({ db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>, order: ReadOrder): Promise<void> {
  const message = await writeOrderMail(db, config, order);
  await sendOnce(db, { orderId: order.row.id, kind: 'order-confirmation', recipient: message.to }, () => mailer.send(message));
}

/** Claims the orders of an address without a mail, or whose sender crashed, so that two jobs do not send the same orders. */
async function claimHeldOrders(tx: Tx, email: string): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders-received ${email}`}, 0))`);
  const held = await listHeldOrders(tx, email);
  const at = now();
  const known = await tx
    .select()
    .from(sentNotifications)
    .where(and(inArray(sentNotifications.orderId, held), inArray(sentNotifications.kind, [...receivedKinds])));
  const isTaken = ({ sentAt, claimedAt }: (typeof known)[number]): boolean =>
    sentAt !== null || at.getTime() - claimedAt.getTime() < MAIL_CLAIM_TIMEOUT_MS;
  const taken = new Set(known.filter(isTaken).map(({ orderId }) => orderId));
  const free = held.filter((id) => !taken.has(id));
  if (free.length === 0) return [];
  await tx
    .insert(sentNotifications)
    .values(free.map((orderId) => ({ orderId, kind: 'orders-received', recipient: email, claimedAt: at })))
    .onConflictDoUpdate({ target: [sentNotifications.orderId, sentNotifications.kind], set: { claimedAt: at } });
  return free;
}

/** Writes the mail in the language and from the shop of the latest order. */
async function writeReceivedMail(db: Db, config: Config, orders: readonly ReadOrder[]): Promise<MailMessage> {
  const latest = orders.at(-1) as ReadOrder;
  const head = await letterhead(db, config, latest.row);
  const mail = ordersReceivedMail({
    language: head.language,
    shopName: head.shopName,
    shopUrl: head.shopUrl,
    orders: orders.map(({ row, order }) => ({
      orderNumber: row.orderNumber,
      url: orderUrl(head, row),
      lines: order.lines.map(({ name, quantity }) => ({ name, quantity })),
      total: order.grandTotal,
      currency: row.currency,
      decimals: getExponent(row.currency),
    })),
  });
  const headers = { 'Message-ID': head.messageId(`orders-received-${latest.row.orderNumber}`) };
  return { ...mail, from: head.from, to: latest.row.email, headers };
}
