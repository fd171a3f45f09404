import { asc, eq } from 'drizzle-orm';
import { lockOrderById, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { ReturnNotFound } from '../errors.ts';
import { returnItems, returnRequests } from '../tables.ts';

export type ReturnItemRow = typeof returnItems.$inferSelect;
export type ReturnRequestRow = typeof returnRequests.$inferSelect;

/** A return with its order, as the operations use it. */
export interface LockedReturn {
  order: PlacedOrderRow;
  request: ReturnRequestRow;
  items: ReturnItemRow[];
}

/**
 * Reads a return and locks its order until the transaction ends.
 * @throws ReturnNotFound
 */
export async function lockReturn(tx: Tx, returnNumber: string): Promise<LockedReturn> {
  const isOfNumber = eq(returnRequests.returnNumber, returnNumber.trim().toUpperCase());
  const [found] = await tx.select({ orderId: returnRequests.orderId }).from(returnRequests).where(isOfNumber);
  const order = found && (await lockOrderById(tx, found.orderId));
  if (!order) throw new ReturnNotFound();
  const [request] = await tx.select().from(returnRequests).where(isOfNumber);
  if (!request) throw new ReturnNotFound();
  const items = await tx.select().from(returnItems).where(eq(returnItems.requestId, request.id)).orderBy(asc(returnItems.id));
  return { order, request, items };
}
