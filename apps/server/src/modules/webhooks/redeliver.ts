import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { deliverQueue, postbackQueue, queueDelivery } from './queue-deliveries.ts';
import { isOfMerchants, type StaffDelivery } from './staff-endpoints.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/**
 * Tries a delivery to a merchant's own system now, whatever became of it: once more where it was given up.
 * @returns it as it was, undefined if there is none
 */
export async function redeliver(tx: Tx, deliveryId: string): Promise<StaffDelivery | undefined> {
  const [delivery] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), isOfMerchants))
    .for('update');
  if (!delivery) return undefined;
  await tx.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, deliveryId));
  await requestJob(tx, deliverQueue, { deliveryId });
  return delivery;
}

/**
 * The same of what an affiliate was told. What is about to be tried for the first time is left to that.
 * @returns false where it is none of his
 */
export async function redeliverPostback(tx: Tx, { affiliateId, deliveryId }: { affiliateId: number; deliveryId: string }): Promise<boolean> {
  const own = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
  const [delivery] = await tx
    .select({ attempts: webhookDeliveries.attempts })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), inArray(webhookDeliveries.endpointId, own)))
    .for('update');
  if (!delivery) return false;
  if (delivery.attempts === 0) return true;
  await tx.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, deliveryId));
  await requestJob(tx, postbackQueue, { deliveryId });
  return true;
}

/** What a ping says. */
export const pingData = { message: 'Hello from the shop' };

/** Sends an endpoint a delivery that means nothing, to try it. @returns the delivery's id */
export async function pingEndpoint(tx: Tx, endpointId: number): Promise<string> {
  const id = randomUUID();
  await queueDelivery(tx, { id, endpoint: { id: endpointId, affiliateId: null }, event: 'ping', data: pingData });
  return id;
}
