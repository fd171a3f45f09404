import { orderCancelledMail } from '@selvedge/emails';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { getExponent } from '#kit/money';
import { readOrder, findCanceller } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer } from '#platform/mailer';
import { letterhead } from '../letterhead.ts';
import { receivedKinds } from './send-received-orders.ts';
import { orderUrl } from './write-order-mail.ts';
import { sendOrderUpdate } from './send-order-update.ts';
import { sendOnce } from '../send-once.ts';
import { sentNotifications } from '../tables.ts';

/**
 * Sends one cancellation email for an order that was confirmed by email. An unconfirmed order, such as an unpaid one, sends none.
 * @throws errors of the mailer: to be retried
 */
export async function sendCancelledMail({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, orderId: number): Promise<void> {
  const notified = await db
    .select({ orderId: sentNotifications.orderId })
    .from(sentNotifications)
    .where(and(eq(sentNotifications.orderId, orderId), inArray(sentNotifications.kind, [...receivedKinds]), isNotNull(sentNotifications.sentAt)));
  const read = notified.length > 0 ? await readOrder(db, orderId) : undefined;
  if (read?.row.status !== 'CANCELLED' || read.row.email === '') return;
  const { row, order } = read;
  const cancelled = await findCanceller(db, orderId);
  // The parcels of a shipped order were returned or lost, and emails about them were already sent.
  if (cancelled?.from === 'SHIPPED') return;
  if (cancelled?.from === 'PENDING' && cancelled.actor !== 'shopper') {
    await sendOrderUpdate({ db, config, mailer }, read, { key: 'order-cancelled', kind: 'refused', pieces: [], amount: null });
    return;
  }
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, row);
  const mail = orderCancelledMail({
    language,
    shopName,
    shopUrl,
    trackUrl: orderUrl({ shopUrl }, row),
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    refund: row.paymentStatus === 'PAID' || row.paymentStatus === 'REFUNDED' ? order.grandTotal : null,
    currency: row.currency,
    decimals: getExponent(row.currency),
  });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`order-cancelled-${row.orderNumber}`) } };
  await sendOnce(db, { orderId, kind: 'order-cancelled', recipient: row.email }, () => mailer.send(message));
}
