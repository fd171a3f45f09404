import { eq, inArray } from 'drizzle-orm';
import { listOrderLines } from '#modules/orders';
import type { Db } from '#platform/database';
import type { ReturnItemRow, ReturnRequestRow } from '../decide/lock-return.ts';
import { computeRefundAmounts } from './compute-refund-amounts.ts';
import { isOpen, returnItemTransitions, type ReturnItemMove } from '../return-transitions.ts';
import { returnItems, returnRequests } from '../tables.ts';

/**
 * Returns the refunds of a return's items if all open items were refunded now, in minor units by item.
 * Omits items that were refunded, rejected or cancelled.
 */
export async function computeExpectedRefunds(
  db: Db,
  { request, items }: { request: ReturnRequestRow; items: readonly ReturnItemRow[] },
): Promise<Map<number, number>> {
  const open = items.filter(isOpen);
  if (open.length === 0) return new Map();
  const lines = await listOrderLines(db, request.orderId);
  const ofOrder = db.select({ id: returnRequests.id }).from(returnRequests).where(eq(returnRequests.orderId, request.orderId));
  const earlier = await db.select().from(returnItems).where(inArray(returnItems.requestId, ofOrder));
  const refunds = computeRefundAmounts(open, { lines, earlier });
  return new Map(open.map(({ id }, index) => [id, refunds[index]?.amount ?? 0]));
}

/** The actions that staff can take on an item of a return. */
type AdminItemMove = Exclude<ReturnItemMove, 'lose' | 'arrive' | 'unpack'>;

/** Returns the actions that staff may take on an item. An item of a withdrawal still in delivery moves only with its parcel. */
export function listItemMoves({ kind }: Pick<ReturnRequestRow, 'kind'>, { status, wish, isRestocked }: ReturnItemRow): AdminItemMove[] {
  if (kind === 'withdrawal' && status === 'Requested For Return') return [];
  return (Object.keys(returnItemTransitions[status]) as ReturnItemMove[]).filter((move): move is AdminItemMove => {
    // These items follow the status of the exchange parcel.
    if (move === 'lose' || move === 'arrive' || move === 'unpack') return false;
    if (move === 'exchange') return wish === 'exchange';
    if (move === 'reject') return !isRestocked;
    return move !== 'withdraw' || kind === 'return';
  });
}
