import { orderUnpaidMail } from '@selvedge/emails';
import { readOrder } from '#modules/orders';
import { findLatestPayment } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer } from '#platform/mailer';
import { letterhead } from '../letterhead.ts';
import { sendOnce } from '../send-once.ts';

/**
 * Sends one email about an order that was cancelled because it was not paid, unless the payment has arrived since.
 * @throws errors of the mailer: to be retried
 */
export async function sendUnpaidMail({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, orderId: number): Promise<void> {
  const read = await readOrder(db, orderId);
  if (read?.row.status !== 'CANCELLED' || read.row.paymentStatus !== 'FAILED' || read.row.email === '') return;
  const { row } = read;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, row);
  const { firstName } = row.shippingAddress;
  // The cart of an order that is paid later was emptied when the payment details were issued.
  const buyUrl = (await findLatestPayment(db, row.orderNumber))?.voucher ? shopUrl : `${shopUrl}/Checkout`;
  const mail = orderUnpaidMail({ language, shopName, shopUrl, buyUrl, firstName, orderNumber: row.orderNumber });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`order-unpaid-${row.orderNumber}`) } };
  await sendOnce(db, { orderId, kind: 'order-unpaid', recipient: row.email }, () => mailer.send(message));
}
