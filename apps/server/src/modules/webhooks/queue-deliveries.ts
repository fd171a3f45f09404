import { createHash } from 'node:crypto';
import { and, arrayContains, eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/request-job';
import { inTransaction, type Tx } from '#platform/transaction';
import type { WebhookEvent } from './contract.ts';
import { isMerchants } from './staff-endpoints.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

const schema = z.object({ deliveryId: z.uuid() });
/** The job that tries a delivery to a merchant's own system. */
export const deliverQueue = { name: 'webhooks.deliver', schema };
/** The same to an affiliate's: a queue of its own, so that a stranger who answers slowly keeps nobody waiting but other affiliates. */
export const postbackQueue = { name: 'webhooks.post-back', schema };

/** Which of them tries what an endpoint is told. */
export const queueFor = ({ affiliateId }: { affiliateId: number | null }) => (affiliateId === null ? deliverQueue : postbackQueue);

/** Whether anybody wants to hear of it: if not, nothing is read for it. */
export async function listenersOf(db: Db, event: WebhookEvent): Promise<number[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isMerchants, eq(webhookEndpoints.isActive, true), arrayContains(webhookEndpoints.events, [event])));
  return rows.map(({ id }) => id);
}

/**
 * Has an event told to those who listen, once each, however often this is called with the same cause.
 * @param cause the id of the job that tells of it
 */
export async function queueDeliveries(
  db: Db,
  endpointIds: readonly number[],
  { event, data, cause }: { event: WebhookEvent; data: Record<string, unknown>; cause: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const endpointId of endpointIds)
      await queueDelivery(tx, { id: deliveryId(`${cause} ${endpointId}`), endpoint: { id: endpointId, affiliateId: null }, event, data });
  });
}

/** @param event one of the shop's, or `ping` */
export async function queueDelivery(
  tx: Tx,
  { id, endpoint, event, data }: { id: string; endpoint: { id: number; affiliateId: number | null }; event: string; data: Record<string, unknown> },
): Promise<void> {
  const [queued] = await tx
    .insert(webhookDeliveries)
    .values({ id, endpointId: endpoint.id, event, payload: data, status: 'waiting', createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  if (queued) await requestJob(tx, queueFor(endpoint), { deliveryId: id });
}

/** The same words always give the same UUID (version 8, RFC 9562). */
export function deliveryId(words: string): string {
  const hex = createHash('sha256').update(`webhook ${words}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
