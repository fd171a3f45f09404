import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { switchedOffWords } from './switched-off-words.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Gives up what an affiliate would still have been told: he is suspended. */
export async function stopPostbacks(tx: Tx, affiliateId: number): Promise<void> {
  const own = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed', lastStatus: null, lastError: switchedOffWords })
    .where(and(eq(webhookDeliveries.status, 'waiting'), inArray(webhookDeliveries.endpointId, own)));
}

/** Switches an affiliate's endpoint off, with what waits, or on again. @returns false where he has none */
export async function switchPostbacks(tx: Tx, { affiliateId, isOn }: { affiliateId: number; isOn: boolean }): Promise<boolean> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ isActive: isOn })
    .where(eq(webhookEndpoints.affiliateId, affiliateId))
    .returning({ id: webhookEndpoints.id });
  if (row && !isOn) await stopPostbacks(tx, affiliateId);
  return row !== undefined;
}
