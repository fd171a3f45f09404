import { orderCancelledMail } from '@selvedge/emails';
import { and, eq, isNotNull } from 'drizzle-orm';
import { exponentOf } from '#kit/money';
import { readOrder, whoCancelled } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer } from '#platform/mailer';
import { letterhead } from './letterhead.ts';
import { sendOrderNews } from './send-order-news.ts';
import { sendOnce } from './send-once.ts';
import { sentNotifications } from './tables.ts';

/**
 * Says once that an order was given up, to whom it had been confirmed. One that nobody was told of yet, such as a cart that
 * was never paid, ends without a word.
 * @throws what the mailer throws: to be tried again later
 */
export async function sendCancelledMail({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, orderId: number): Promise<void> {
  const told = await db
    .select({ orderId: sentNotifications.orderId })
    .from(sentNotifications)
    .where(and(eq(sentNotifications.orderId, orderId), eq(sentNotifications.kind, 'order-confirmation'), isNotNull(sentNotifications.sentAt)));
  const read = told.length > 0 ? await readOrder(db, orderId) : undefined;
  if (read?.row.status !== 'CANCELLED' || read.row.email === '') return;
  const { row, order } = read;
  const cancelled = await whoCancelled(db, orderId);
  // Its parcels have told of themselves: they came back, or were lost.
  if (cancelled?.from === 'SHIPPED') return;
  if (cancelled?.from === 'PENDING' && cancelled.actor !== 'shopper') {
    await sendOrderNews({ db, config, mailer }, read, { key: 'order-cancelled', kind: 'refused', pieces: [], amount: null });
    return;
  }
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, row);
  const mail = orderCancelledMail({
    language,
    shopName,
    shopUrl,
    trackUrl: `${shopUrl}/Track/Order`,
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    refund: row.paymentStatus === 'PAID' || row.paymentStatus === 'REFUNDED' ? order.grandTotal : null,
    currency: row.currency,
    decimals: exponentOf(row.currency),
  });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`order-cancelled-${row.orderNumber}`) } };
  await sendOnce(db, { orderId, kind: 'order-cancelled', recipient: row.email }, () => mailer.send(message));
}
