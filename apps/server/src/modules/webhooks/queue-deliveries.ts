import { createHash } from 'node:crypto';
import { and, arrayContains, eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/jobs/request-job';
import { inTransaction, type Tx } from '#platform/transaction';
import type { WebhookEvent } from './contract.ts';
import { isMerchantEndpoint } from './admin-endpoints.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

const schema = z.object({ deliveryId: z.uuid() });
/** The job that attempts a delivery to a merchant's system. */
export const deliverQueue = { name: 'webhooks.deliver', schema };
/** The job for affiliates' systems: a separate queue, so that a slow system delays only other affiliates. */
export const postbackQueue = { name: 'webhooks.post-back', schema };

/** Returns the job for an endpoint. */
export const getQueue = ({ affiliateId }: { affiliateId: number | null }) => (affiliateId === null ? deliverQueue : postbackQueue);

/** Returns the subscribed endpoints. A caller reads no content for an event without subscribers. */
export async function listSubscribedEndpoints(db: Db, event: WebhookEvent): Promise<number[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isMerchantEndpoint, eq(webhookEndpoints.isActive, true), arrayContains(webhookEndpoints.events, [event])));
  return rows.map(({ id }) => id);
}

/**
 * Queues an event for endpoints, once per endpoint and cause.
 * @param cause the id of the calling job
 */
export async function queueDeliveries(
  db: Db,
  endpointIds: readonly number[],
  { event, data, cause }: { event: WebhookEvent; data: Record<string, unknown>; cause: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const endpointId of endpointIds)
      await queueDelivery(tx, { id: buildDeliveryId(`${cause} ${endpointId}`), endpoint: { id: endpointId, affiliateId: null }, event, data });
  });
}

/** Queues a delivery once per id. @param event an event of the shop, or `ping` */
export async function queueDelivery(
  tx: Tx,
  { id, endpoint, event, data }: { id: string; endpoint: { id: number; affiliateId: number | null }; event: string; data: Record<string, unknown> },
): Promise<void> {
  const [queued] = await tx
    .insert(webhookDeliveries)
    .values({ id, endpointId: endpoint.id, event, payload: data, status: 'waiting', createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  if (queued) await requestJob(tx, getQueue(endpoint), { deliveryId: id });
}

/** Derives a UUID from a text (version 8, RFC 9562). */
export function buildDeliveryId(words: string): string {
  const hex = createHash('sha256').update(`webhook ${words}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
