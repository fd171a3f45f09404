import { orderNewsMail, type OrderNewsData } from '@selvedge/emails';
import { z } from 'zod';
import { exponentOf, money, toMajor } from '#kit/money';
import { findShipment, withParcels } from '#modules/fulfilment';
import { findOrder, readOrder, type ReadOrder } from '#modules/orders';
import { findRefund, refundsOf } from '#modules/payments';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import type { OrderShipment } from '../orders/contract.ts';
import { letterhead } from './letterhead.ts';
import { sendOnce } from './send-once.ts';

type Sender = Pick<Services, 'db' | 'config' | 'mailer'>;
type News = Pick<OrderNewsData, 'kind' | 'pieces' | 'amount'> & Partial<OrderNewsData>;

/**
 * Tells the buyer of an order what has become of it, once.
 * @param key what it is told about, such as `shipped-7KQ4M-X2RPA-1`
 * @throws what the mailer throws: to be tried again later
 */
export async function sendOrderNews({ db, config, mailer }: Sender, { row }: ReadOrder, { key, ...news }: News & { key: string }): Promise<void> {
  if (row.email === '') return;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, row);
  const mail = orderNewsMail({
    language,
    shopName,
    shopUrl,
    trackUrl: `${shopUrl}/Track/Order`,
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    currency: row.currency,
    decimals: exponentOf(row.currency),
    ...news,
  });
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(key) } };
  await sendOnce(db, { orderId: row.id, kind: key, recipient: row.email }, () => mailer.send(message));
}

const ofShipment = z.object({ shipmentId: z.int() });
const retry = { limit: 15, delaySeconds: 10 } as const;

const kinds = { SHIPPED: 'shipped', DELIVERED: 'delivered', UNDELIVERED: 'undelivered', RETURNED_TO_SENDER: 'cameBack', LOST: 'lost' } as const;

/** Tells of a parcel as it stands when the mail is written: what it was before has been overtaken. */
async function sendShipmentMail(services: Sender, shipmentId: number): Promise<void> {
  const { db } = services;
  const shipment = await findShipment(db, shipmentId);
  const read = shipment && (await readOrder(db, shipment.orderId));
  if (!read || shipment.status === 'PACKED') return;
  const order = await withParcels(db, read);
  const shown = order.shipments.find(({ number }) => number === shipment.number);
  if (!shown) return;
  const isReady = shipment.status === 'SHIPPED' && order.pickup?.kind === 'pickup';
  const refund = (await refundsOf(db, order.orderNumber)).find(({ cause }) => cause === `parcel ${shipment.number}`);
  await sendOrderNews(services, read, {
    key: `${kinds[shipment.status]}-${shipment.number}`,
    kind: isReady ? 'readyForPickup' : kinds[shipment.status],
    pieces: shown.items,
    amount: refund ? toMajor(money(refund.amount, refund.currency)) : null,
    isExchange: shown.isExchange,
    hasMore: !shown.isExchange && isMoreToCome(order, shown),
    ...(shipment.status === 'SHIPPED' && { pickup: placeOf(order.pickup) }),
    ...((shipment.status === 'SHIPPED' || shipment.status === 'UNDELIVERED') && !isReady && { parcel: shown }),
  });
}

/** Whether something of what was bought is in no parcel yet, or in one that is still to come. */
function isMoreToCome({ lines, shipments }: Awaited<ReturnType<typeof withParcels>>, told: OrderShipment): boolean {
  const isWaiting = ({ number, status, isExchange }: OrderShipment) =>
    number !== told.number &&
    !isExchange &&
    (status === 'PACKED' || (told.status === 'DELIVERED' && (status === 'SHIPPED' || status === 'UNDELIVERED')));
  return lines.some(({ unpacked }) => unpacked > 0) || shipments.some(isWaiting);
}

const placeOf = (pickup: ReadOrder['row']['pickup']): string[] =>
  pickup ? [[pickup.name, pickup.code].filter(Boolean).join(' '), ...pickup.address] : [];

const sendShipmentMailJob = defineJob({
  name: 'send-shipment-mail',
  schema: ofShipment,
  run: (services, { shipmentId }) => sendShipmentMail(services, shipmentId),
  retry,
});

/** Says which pieces of an order do not come after all. */
const sendLinesCancelledMailJob = defineJob({
  name: 'send-lines-cancelled-mail',
  schema: z.object({ orderId: z.int(), pieces: z.array(z.object({ orderLineId: z.int(), quantity: z.int() })), cause: z.string() }),
  run: async (services, { orderId, pieces, cause }) => {
    const read = await readOrder(services.db, orderId);
    if (!read) return;
    const refund = (await refundsOf(services.db, read.row.orderNumber)).find((known) => known.cause === cause);
    await sendOrderNews(services, read, {
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

/** Says that money has gone back, and when it arrives. */
const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  schema: z.object({ refundId: z.int() }),
  run: async (services, { refundId }) => {
    const refund = await findRefund(services.db, refundId);
    const order = refund && (await findOrder(services.db, refund.reference));
    const read = order && (await readOrder(services.db, order.id));
    if (!refund || !read) return;
    await sendOrderNews(services, read, {
      key: `refund-${refundId}`,
      kind: 'refunded',
      pieces: [],
      amount: toMajor(money(refund.amount, refund.currency)),
      isByHand: refund.endedBy !== null,
    });
  },
  retry,
});

export const orderNewsJobs: readonly AnyJob[] = [sendShipmentMailJob, sendLinesCancelledMailJob, sendRefundMailJob];
export const orderNewsSubscriptions: readonly Subscription[] = [
  on('shipment.shipped', sendShipmentMailJob),
  on('shipment.delivered', sendShipmentMailJob),
  on('shipment.undelivered', sendShipmentMailJob),
  on('shipment.returned', sendShipmentMailJob),
  on('shipment.lost', sendShipmentMailJob),
  on('order.lines-cancelled', sendLinesCancelledMailJob),
  on('refund.done', sendRefundMailJob),
];
