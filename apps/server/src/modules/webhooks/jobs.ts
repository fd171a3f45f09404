import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { defineJob, on, type AnyJob, type Job, type Subscription } from '#platform/job';
import { deliver } from './deliver.ts';
import { orderContent, refundContent, returnContent, shipmentContent, stockContent } from './event-content.ts';
import type { WebhookEvent } from './contract.ts';
import { deliverQueue, listenersOf, postbackQueue, queueDeliveries } from './queue-deliveries.ts';
import { webhookDeliveries } from './tables.ts';

/** How long what was told is kept, ms. */
const keptFor = days(30);

const deliverJob = defineJob({ ...deliverQueue, run: (services, { deliveryId }, { signal }) => deliver(services, deliveryId, signal) });

/** Strangers may take their time to answer: one of them at a time, so that the shop's own work goes past. */
const postBackJob = defineJob({
  ...postbackQueue,
  run: (services, { deliveryId }, { signal }) => deliver(services, deliveryId, signal),
  atOnce: 1,
});

const forgetDeliveries = defineJob({
  name: 'webhooks.forget-deliveries',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:50' },
  run: async ({ db }) => {
    await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now().getTime() - keptFor)));
  },
});

/** Tells those who listen, if anybody does. @param contentOf undefined: there is nothing to tell after all */
function telling<Data>(
  name: string,
  schema: z.ZodType<Data>,
  eventOf: (data: Data) => WebhookEvent,
  contentOf: (db: Db, data: Data) => Promise<Record<string, unknown> | undefined>,
): Job<Data> {
  return defineJob({
    name: `webhooks.tell-${name}`,
    schema,
    run: async ({ db }, data, { id }) => {
      const event = eventOf(data);
      const listeners = await listenersOf(db, event);
      const content = listeners.length > 0 ? await contentOf(db, data) : undefined;
      if (content) await queueDeliveries(db, listeners, { event, data: content, cause: id });
    },
  });
}

const ofShipment = z.object({ shipmentId: z.int() });
const placed = telling(
  'order-placed',
  z.object({ orderId: z.int(), isAwaitingPayment: z.boolean().optional() }),
  () => 'order.placed',
  (db, { orderId }) => orderContent(db, orderId),
);
const confirmed = telling(
  'order-confirmed',
  z.object({ orderId: z.int(), isJustPlaced: z.boolean().optional() }),
  () => 'order.confirmed',
  (db, { orderId }) => orderContent(db, orderId),
);
const cancelled = telling(
  'order-cancelled',
  z.object({ orderId: z.int() }),
  () => 'order.cancelled',
  (db, { orderId }) => orderContent(db, orderId),
);
const shipped = telling(
  'order-shipped',
  ofShipment,
  () => 'order.shipped',
  (db, { shipmentId }) => shipmentContent(db, shipmentId),
);
const delivered = telling(
  'order-delivered',
  ofShipment,
  () => 'order.delivered',
  (db, { shipmentId }) => shipmentContent(db, shipmentId),
);
const returnMoved = telling(
  'return-moved',
  z.object({
    requestId: z.int(),
    news: z.enum(['requested', 'approved', 'rejected', 'received', 'withdrawal']),
    eventId: z.int(),
    declared: z.array(z.object({ orderLineId: z.int(), quantity: z.int() })).optional(),
  }),
  ({ news }) => `return.${news === 'withdrawal' ? 'requested' : news}` as const,
  returnContent,
);
const refundDone = telling(
  'refund-done',
  z.object({ refundId: z.int() }),
  () => 'refund.done',
  (db, { refundId }) => refundContent(db, refundId),
);
const productChanged = telling(
  'product-changed',
  z.object({ productIds: z.array(z.int()) }),
  () => 'product.changed',
  (_, { productIds }) => Promise.resolve({ productIds }),
);
const stockChanged = telling(
  'stock-changed',
  z.object({ variantIds: z.array(z.int()) }),
  () => 'stock.changed',
  (db, { variantIds }) => stockContent(db, variantIds),
);

export const webhookJobs: readonly AnyJob[] = [
  deliverJob,
  postBackJob,
  forgetDeliveries,
  ...[placed, confirmed, cancelled, shipped, delivered, returnMoved, refundDone, productChanged, stockChanged],
];
export const webhookSubscriptions: readonly Subscription[] = [
  on('order.placed', placed),
  on('order.confirmed', confirmed),
  on('order.cancelled', cancelled),
  on('shipment.shipped', shipped),
  on('shipment.delivered', delivered),
  on('return.moved', returnMoved),
  on('refund.done', refundDone),
  on('product.changed', productChanged),
  on('stock.changed', stockChanged),
];
