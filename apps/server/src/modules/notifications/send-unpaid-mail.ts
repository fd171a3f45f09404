import { orderUnpaidMail } from '@selvedge/emails';
import { readOrder } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer } from '#platform/mailer';
import { letterhead } from './letterhead.ts';
import { sendOnce } from './send-once.ts';

/**
 * Says once that an order was given up because it was not paid, unless its money has come since.
 * @throws what the mailer throws: to be tried again later
 */
export async function sendUnpaidMail({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, orderId: number): Promise<void> {
  const read = await readOrder(db, orderId);
  if (read?.row.status !== 'CANCELLED' || read.row.paymentStatus !== 'FAILED' || read.row.email === '') return;
  const { row } = read;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, row);
  const { firstName } = row.shippingAddress;
  const mail = orderUnpaidMail({ language, shopName, shopUrl, buyUrl: `${shopUrl}/Checkout`, firstName, orderNumber: row.orderNumber });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`order-unpaid-${row.orderNumber}`) } };
  await sendOnce(db, { orderId, kind: 'order-unpaid', recipient: row.email }, () => mailer.send(message));
}
