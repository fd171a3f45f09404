import { eq, inArray } from 'drizzle-orm';
import { linesOfOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import type { ReturnItemRow, ReturnRequestRow } from './lock-return.ts';
import { refundAmounts } from './refund-amounts.ts';
import { returnItemLife, type ReturnItemMove } from './return-life.ts';
import { returnItems, returnRequests } from './tables.ts';

/**
 * What the items of a return would give back if all that still may be refunded were refunded now, minor units by item. Those that
 * have been refunded, refused or taken back are not in it.
 */
export async function expectedRefunds(
  db: Db,
  { request, items }: { request: ReturnRequestRow; items: readonly ReturnItemRow[] },
): Promise<Map<number, number>> {
  const open = items.filter(({ status }) => ['Requested For Return', 'APPROVED', 'RECEIVED'].includes(status));
  if (open.length === 0) return new Map();
  const lines = await linesOfOrder(db, request.orderId);
  const ofOrder = db.select({ id: returnRequests.id }).from(returnRequests).where(eq(returnRequests.orderId, request.orderId));
  const earlier = await db.select().from(returnItems).where(inArray(returnItems.requestId, ofOrder));
  const refunds = refundAmounts(open, { lines, earlier });
  return new Map(open.map(({ id }, index) => [id, refunds[index]?.amount ?? 0]));
}

/** What staff may do with an item now. An item of a withdrawal that is still on its way to its buyer is moved by its parcel alone. */
export function movesOf({ kind }: Pick<ReturnRequestRow, 'kind'>, { status, wish, isRestocked }: ReturnItemRow): ReturnItemMove[] {
  if (kind === 'withdrawal' && status === 'Requested For Return') return [];
  return (Object.keys(returnItemLife[status]) as ReturnItemMove[]).filter((move) => {
    if (move === 'exchange') return wish === 'exchange';
    if (move === 'reject') return !isRestocked;
    return move !== 'withdraw' || kind === 'return';
  });
}
