import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { webhookDeliveries } from './tables.ts';

/** Deletes the deliveries about these orders. Receivers are responsible for their own copies. */
export async function deleteDeliveries(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  for (const orderNumber of orderNumbers)
    await tx.delete(webhookDeliveries).where(sql`strpos(${webhookDeliveries.payload}::text, ${JSON.stringify(orderNumber)}) > 0`);
}
