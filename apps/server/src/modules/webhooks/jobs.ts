import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { defineJob, on, type AnyJob, type Job, type Subscription } from '#platform/job';
import { deliver } from './deliver.ts';
import { orderContent, refundContent, returnContent, buildShipmentContent, buildStockContent } from './event-content.ts';
import type { WebhookEvent } from './contract.ts';
import { deliverQueue, listSubscribedEndpoints, postbackQueue, queueDeliveries } from './queue-deliveries.ts';
import { webhookDeliveries } from './tables.ts';

/** How long deliveries are kept, in ms. */
const RETENTION_MS = days(30);

const deliverJob = defineJob({ ...deliverQueue, run: (services, { deliveryId }, { signal }) => deliver(services, deliveryId, signal) });

/** Attempts one delivery at a time, because affiliates' systems may respond slowly and must not delay other jobs. */
const postBackJob = defineJob({
  ...postbackQueue,
  run: (services, { deliveryId }, { signal }) => deliver(services, deliveryId, signal),
  atOnce: 1,
});

const forgetDeliveries = defineJob({
  name: 'webhooks.delete-old-deliveries',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:50' },
  run: async ({ db }) => {
    await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now().getTime() - RETENTION_MS)));
  },
});

/** Defines a job that queues deliveries if any endpoint subscribes to the event. @param buildContent returns undefined if there is nothing to send */
function createWebhookJob<Data>(
  name: string,
  schema: z.ZodType<Data>,
  getEvent: (data: Data) => WebhookEvent,
  buildContent: (db: Db, data: Data) => Promise<Record<string, unknown> | undefined>,
): Job<Data> {
  return defineJob({
    name: `webhooks.queue-${name}`,
    schema,
    run: async ({ db }, data, { id }) => {
      const event = getEvent(data);
      const endpoints = await listSubscribedEndpoints(db, event);
      const content = endpoints.length > 0 ? await buildContent(db, data) : undefined;
      if (content) await queueDeliveries(db, endpoints, { event, data: content, cause: id });
    },
  });
}

const ofShipment = z.object({ shipmentId: z.int() });
const placed = createWebhookJob(
  'order-placed',
  z.object({ orderId: z.int(), isAwaitingPayment: z.boolean().optional() }),
  () => 'order.placed',
  (db, { orderId }) => orderContent(db, orderId),
);
const confirmed = createWebhookJob(
  'order-confirmed',
  z.object({ orderId: z.int(), isJustPlaced: z.boolean().optional() }),
  () => 'order.confirmed',
  (db, { orderId }) => orderContent(db, orderId),
);
const cancelled = createWebhookJob(
  'order-cancelled',
  z.object({ orderId: z.int() }),
  () => 'order.cancelled',
  (db, { orderId }) => orderContent(db, orderId),
);
const shipped = createWebhookJob(
  'order-shipped',
  ofShipment,
  () => 'order.shipped',
  (db, { shipmentId }) => buildShipmentContent(db, shipmentId),
);
const delivered = createWebhookJob(
  'order-delivered',
  ofShipment,
  () => 'order.delivered',
  (db, { shipmentId }) => buildShipmentContent(db, shipmentId),
);
const returnMoved = createWebhookJob(
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
const refundDone = createWebhookJob(
  'refund-done',
  z.object({ refundId: z.int() }),
  () => 'refund.done',
  (db, { refundId }) => refundContent(db, refundId),
);
const productChanged = createWebhookJob(
  'product-changed',
  z.object({ productIds: z.array(z.int()) }),
  () => 'product.changed',
  (_, { productIds }) => Promise.resolve({ productIds }),
);
const stockChanged = createWebhookJob(
  'stock-changed',
  z.object({ variantIds: z.array(z.int()) }),
  () => 'stock.changed',
  (db, { variantIds }) => buildStockContent(db, variantIds),
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
