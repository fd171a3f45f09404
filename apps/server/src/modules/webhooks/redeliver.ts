import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { deliverQueue, postbackQueue, queueDelivery } from './queue-deliveries.ts';
import { isMerchantDelivery, type AdminDelivery } from './admin-endpoints.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/**
 * Queues a merchant's delivery again, regardless of its status. A failed delivery gets one more attempt.
 * @returns the delivery before the change, undefined if there is none
 */
export async function redeliver(tx: Tx, deliveryId: string): Promise<AdminDelivery | undefined> {
  const [delivery] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), isMerchantDelivery))
    .for('update');
  if (!delivery) return undefined;
  await tx.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, deliveryId));
  await requestJob(tx, deliverQueue, { deliveryId });
  return delivery;
}

/**
 * Queues an affiliate's delivery again, unless its first attempt is still pending.
 * @returns false if the affiliate has no such delivery
 */
export async function redeliverPostback(tx: Tx, { affiliateId, deliveryId }: { affiliateId: number; deliveryId: string }): Promise<boolean> {
  const ownDelivery = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
  const [delivery] = await tx
    .select({ attempts: webhookDeliveries.attempts })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), inArray(webhookDeliveries.endpointId, ownDelivery)))
    .for('update');
  if (!delivery) return false;
  if (delivery.attempts === 0) return true;
  await tx.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, deliveryId));
  await requestJob(tx, postbackQueue, { deliveryId });
  return true;
}

/** The payload of a ping. */
export const pingData = { message: 'Hello from the shop' };

/** Queues a test delivery to an endpoint. @returns the delivery's id */
export async function pingEndpoint(tx: Tx, endpointId: number): Promise<string> {
  const id = randomUUID();
  await queueDelivery(tx, { id, endpoint: { id: endpointId, affiliateId: null }, event: 'ping', data: pingData });
  return id;
}
