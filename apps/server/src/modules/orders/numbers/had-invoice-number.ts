import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents } from '../tables.ts';

/** Tells whether an order had this invoice number before an edit: older emails still contain it. @param number upper case */
export async function hadInvoiceNumber(db: Db, orderId: number, number: string): Promise<boolean> {
  const found = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'invoice'), eq(orderEvents.from, number)))
    .limit(1);
  return found.length > 0;
}
