import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { webhookDeliveries } from './tables.ts';

/** Forgets what was told of somebody's orders: whoever was told answers for it himself. */
export async function forgetDeliveries(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  for (const orderNumber of orderNumbers)
    await tx.delete(webhookDeliveries).where(sql`strpos(${webhookDeliveries.payload}::text, ${JSON.stringify(orderNumber)}) > 0`);
}
