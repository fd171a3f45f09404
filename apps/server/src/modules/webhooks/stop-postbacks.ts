import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { switchedOffMessage } from './deliver.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Marks an affiliate's waiting deliveries as failed after a suspension. */
export async function stopPostbacks(tx: Tx, affiliateId: number): Promise<void> {
  const ownEndpoint = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed', lastStatus: null, lastError: switchedOffMessage })
    .where(and(eq(webhookDeliveries.status, 'waiting'), inArray(webhookDeliveries.endpointId, ownEndpoint)));
}

/** Switches an affiliate's endpoint on or off; switching off marks waiting deliveries as failed. @returns false if there is none */
export async function switchPostbacks(tx: Tx, { affiliateId, isOn }: { affiliateId: number; isOn: boolean }): Promise<boolean> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ isActive: isOn })
    .where(eq(webhookEndpoints.affiliateId, affiliateId))
    .returning({ id: webhookEndpoints.id });
  if (row && !isOn) await stopPostbacks(tx, affiliateId);
  return row !== undefined;
}
