import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { deliverQueue, queueDelivery } from './queue-deliveries.ts';
import type { StaffDelivery } from './staff-endpoints.ts';
import { webhookDeliveries } from './tables.ts';

/** Tries a delivery now, whatever became of it: once more where it was given up. @returns it as it was, undefined if there is none */
export async function redeliver(tx: Tx, deliveryId: string): Promise<StaffDelivery | undefined> {
  const [delivery] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId)).for('update');
  if (!delivery) return undefined;
  await tx.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, deliveryId));
  await requestJob(tx, deliverQueue, { deliveryId });
  return delivery;
}

/** Sends an endpoint a delivery that means nothing, to try it. @returns the delivery's id */
export async function pingEndpoint(tx: Tx, endpointId: number): Promise<string> {
  const id = randomUUID();
  await queueDelivery(tx, { id, endpointId, event: 'ping', data: { message: 'Hello from the shop' } });
  return id;
}
