import { orderUpdateMail, type OrderUpdateData } from '@selvedge/emails';
import { z } from 'zod';
import { getExponent, money, toMajor } from '#kit/money';
import { getCountry, toLocalDay } from '#modules/countries';
import { findShipment, addParcels } from '#modules/fulfilment';
import { findOrder, readOrder, type ReadOrder } from '#modules/orders';
import { findPayment, findRefund, getMethodTexts, listRefunds } from '#modules/payments';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import type { OrderShipment } from '#contracts/orders';
import { letterhead } from '../letterhead.ts';
import { orderUrl } from './write-order-mail.ts';
import { sendOnce } from '../send-once.ts';

type Sender = Pick<Services, 'db' | 'config' | 'mailer'>;
type OrderUpdate = Pick<OrderUpdateData, 'kind' | 'pieces' | 'amount'> & Partial<OrderUpdateData>;

/**
 * Sends an email about an order, once per key.
 * @param key the event of the email, such as `shipped-7KQ4M-X2RPA-1`
 * @throws errors of the mailer: to be retried
 */
export async function sendOrderUpdate(
  { db, config, mailer }: Sender,
  { row }: ReadOrder,
  { key, ...update }: OrderUpdate & { key: string },
): Promise<void> {
  if (row.email === '') return;
  const { language, shopName, shopUrl, returnDays, from, messageId } = await letterhead(db, config, row);
  const mail = orderUpdateMail({
    language,
    shopName,
    shopUrl,
    returnDays,
    trackUrl: orderUrl({ shopUrl }, row),
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    currency: row.currency,
    decimals: getExponent(row.currency),
    ...update,
  });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(key) } };
  await sendOnce(db, { orderId: row.id, kind: key, recipient: row.email }, () => mailer.send(message));
}

const ofShipment = z.object({ shipmentId: z.int() });
const retry = { limit: 15, delaySeconds: 10 } as const;

const kinds = { SHIPPED: 'shipped', DELIVERED: 'delivered', UNDELIVERED: 'undelivered', RETURNED_TO_SENDER: 'cameBack', LOST: 'lost' } as const;

/** Sends an email about the current state of a parcel; earlier states are outdated. */
async function sendShipmentMail(services: Sender, shipmentId: number): Promise<void> {
  const { db } = services;
  const shipment = await findShipment(db, shipmentId);
  const read = shipment && (await readOrder(db, shipment.orderId));
  if (!read || shipment.status === 'PACKED' || shipment.status === 'UNPACKED') return;
  const order = await addParcels(db, read);
  const shown = order.shipments.find(({ number }) => number === shipment.number);
  if (!shown) return;
  const isReady = shipment.status === 'SHIPPED' && order.pickup?.kind === 'pickup';
  const refund = (await listRefunds(db, order.orderNumber)).find(({ cause }) => cause === `parcel ${shipment.number}`);
  await sendOrderUpdate(services, read, {
    key: `${kinds[shipment.status]}-${shipment.number}`,
    kind: isReady ? 'readyForPickup' : kinds[shipment.status],
    pieces: shown.items,
    amount: refund ? toMajor(money(refund.amount, refund.currency)) : null,
    isExchange: shown.isExchange,
    hasMore: !shown.isExchange && isShipmentIncomplete(order, shown),
    ...(shipment.status === 'SHIPPED' && { pickup: formatPickupPlace(order.pickup) }),
    ...((shipment.status === 'SHIPPED' || shipment.status === 'UNDELIVERED') && !isReady && { parcel: shown }),
  });
}

/** Returns whether some goods are not packed yet, or are in another parcel that has not arrived. */
function isShipmentIncomplete({ lines, shipments }: Awaited<ReturnType<typeof addParcels>>, update: OrderShipment): boolean {
  const isWaiting = ({ number, status, isExchange }: OrderShipment) =>
    number !== update.number &&
    !isExchange &&
    (status === 'PACKED' || (update.status === 'DELIVERED' && (status === 'SHIPPED' || status === 'UNDELIVERED')));
  return lines.some(({ unpacked }) => unpacked > 0) || shipments.some(isWaiting);
}

const formatPickupPlace = (pickup: ReadOrder['row']['pickup']): string[] =>
  pickup ? [[pickup.name, pickup.code].filter(Boolean).join(' '), ...pickup.address] : [];

const sendShipmentMailJob = defineJob({
  name: 'send-shipment-mail',
  schema: ofShipment,
  run: (services, { shipmentId }) => sendShipmentMail(services, shipmentId),
  retry,
});

/** Sends the email that lists the cancelled pieces of an order. */
const sendLinesCancelledMailJob = defineJob({
  name: 'send-lines-cancelled-mail',
  schema: z.object({ orderId: z.int(), pieces: z.array(z.object({ orderLineId: z.int(), quantity: z.int() })), cause: z.string() }),
  run: async (services, { orderId, pieces, cause }) => {
    const read = await readOrder(services.db, orderId);
    if (!read) return;
    const refund = (await listRefunds(services.db, read.row.orderNumber)).find((known) => known.cause === cause);
    await sendOrderUpdate(services, read, {
      key: cause.replaceAll(' ', '-'),
      kind: 'linesCancelled',
      pieces: pieces.flatMap(({ orderLineId, quantity }) => {
        const line = read.order.lines.find(({ lineId }) => lineId === orderLineId);
        return line ? [{ ...line, quantity }] : [];
      }),
      amount: refund ? toMajor(money(refund.amount, refund.currency)) : null,
    });
  },
  retry,
});

/** Sends the email about a refund and when it will arrive. */
const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  schema: z.object({ refundId: z.int() }),
  run: async (services, { refundId }) => {
    const refund = await findRefund(services.db, refundId);
    // The bank informs the customer about the result of a dispute.
    if (!refund || refund.cause.startsWith('dispute ')) return;
    const order = await findOrder(services.db, refund.reference);
    const read = order && (await readOrder(services.db, order.id));
    if (!read) return;
    await sendOrderUpdate(services, read, {
      key: `refund-${refundId}`,
      kind: 'refunded',
      pieces: [],
      amount: toMajor(money(refund.amount, refund.currency)),
      isByHand: refund.endedBy !== null,
    });
  },
  retry,
});

/** Sends the details with which the customer pays later, unless the payment has arrived or ended since. */
const sendVoucherMailJob = defineJob({
  name: 'send-voucher-mail',
  schema: z.object({ orderId: z.int(), paymentId: z.int() }),
  run: async (services, { orderId, paymentId }) => {
    const { db } = services;
    const payment = await findPayment(db, { id: paymentId });
    const read = await readOrder(db, orderId);
    if (!read || payment?.status !== 'processing' || !payment.voucher) return;
    const { timeZone } = await getCountry(db, read.row.countryId);
    const { payBy, ...voucher } = payment.voucher;
    await sendOrderUpdate(services, read, {
      key: `voucher-${paymentId}`,
      kind: 'voucherIssued',
      pieces: [],
      amount: toMajor(money(payment.amount, payment.currency)),
      voucher: { ...voucher, method: getMethodTexts(read.row.paymentMethod, 'en').name, payBy: payBy && toLocalDay(timeZone, new Date(payBy)) },
    });
  },
  retry,
});

export const orderUpdateJobs: readonly AnyJob[] = [sendShipmentMailJob, sendLinesCancelledMailJob, sendRefundMailJob, sendVoucherMailJob];
export const orderUpdateSubscriptions: readonly Subscription[] = [
  on('shipment.shipped', sendShipmentMailJob),
  on('shipment.delivered', sendShipmentMailJob),
  on('shipment.undelivered', sendShipmentMailJob),
  on('shipment.returned', sendShipmentMailJob),
  on('shipment.lost', sendShipmentMailJob),
  on('order.lines-cancelled', sendLinesCancelledMailJob),
  on('refund.done', sendRefundMailJob),
  on('order.voucher-issued', sendVoucherMailJob),
];
