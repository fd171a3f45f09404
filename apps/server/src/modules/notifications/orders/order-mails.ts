import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder, OrderCannotMove, OrderNotFound, readOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { defineJob } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { sendOnce } from '../send-once.ts';
import { sentNotifications } from '../tables.ts';
import { writeOrderMail } from './write-order-mail.ts';

/** Lists the emails of an order that were sent or are being sent (`sentAt` null), the oldest first. */
export const listOrderMails = (db: Db, orderId: number): Promise<(typeof sentNotifications.$inferSelect)[]> =>
  db.select().from(sentNotifications).where(eq(sentNotifications.orderId, orderId)).orderBy(asc(sentNotifications.claimedAt));

/** Sends the confirmation of an order again, with its current data. */
export const resendOrderMailJob = defineJob({
  name: 'notifications.resend-order-mail',
  schema: z.object({ orderId: z.int(), kind: z.string() }),
  run: async ({ db, config, mailer }, { orderId, kind }) => {
    const read = await readOrder(db, orderId);
    if (!read || read.row.email === '') return;
    const message = await writeOrderMail(db, config, read);
    // A mail program would hide an email with the Message-ID of the first one as a duplicate.
    const headers = { 'Message-ID': message.headers?.['Message-ID']?.replace('@', `-${kind.split(':')[1] ?? 'again'}@`) ?? '' };
    await sendOnce(db, { orderId, kind, recipient: message.to }, () => mailer.send({ ...message, headers }));
  },
  retry: { limit: 15, delaySeconds: 10 },
});

/**
 * Requests that the confirmation of an order is sent again, and locks the order.
 * @throws OrderNotFound
 * @throws OrderCannotMove if the order is cancelled or its email address was deleted
 */
export async function resendOrderMail(tx: Tx, orderNumber: string): Promise<void> {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const { id: orderId, email, status } = order;
  if (email === '' || status === 'CANCELLED') throw new OrderCannotMove(status, 'resend the confirmation');
  const [known] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sentNotifications)
    .where(eq(sentNotifications.orderId, orderId));
  await requestJob(tx, resendOrderMailJob, { orderId, kind: `order-confirmation:${(known?.count ?? 0) + 1}` });
}
