import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { PostbackEvent } from './contract.ts';
import { buildDeliveryId, queueDelivery } from './queue-deliveries.ts';
import { webhookEndpoints } from './tables.ts';

/**
 * Queues a postback if the affiliate has an active address, once per cause: the delivery's id is derived from the cause.
 * @param cause for example `entry 12` of the ledger
 */
export async function queuePostback(
  tx: Tx,
  { affiliateId, cause, event, data }: { affiliateId: number; cause: string; event: PostbackEvent; data: Record<string, unknown> },
): Promise<void> {
  const [endpoint] = await tx
    .select({ id: webhookEndpoints.id, affiliateId: webhookEndpoints.affiliateId })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.affiliateId, affiliateId), eq(webhookEndpoints.isActive, true), ne(webhookEndpoints.url, '')));
  if (endpoint) await queueDelivery(tx, { id: buildDeliveryId(`affiliate ${affiliateId} ${cause}`), endpoint, event, data });
}
