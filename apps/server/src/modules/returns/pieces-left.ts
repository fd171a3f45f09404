import { and, eq } from 'drizzle-orm';
import { returnableOf } from '#modules/fulfilment';
import { linesOfOrder, type OrderLineRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { returnItems, returnRequests } from './tables.ts';

/** A line of goods, and what of it nobody has asked back, withdrawn from or cancelled. */
export interface LineLeft {
  line: OrderLineRow;
  /** Pieces, wherever they are. */
  left: number;
  /** Those of them that have arrived. */
  arrived: number;
}

/** What is left of an order's goods, line by line. */
export async function piecesLeft(db: Db, orderId: number): Promise<LineLeft[]> {
  const goods = (await linesOfOrder(db, orderId)).filter(({ kind }) => kind === 'goods');
  const arrived = await returnableOf(db, orderId);
  const awaited = await awaitedPieces(db, orderId);
  return goods.map((line) => {
    const ofLine = (pieces: readonly { orderLineId: number; quantity: number }[]) =>
      pieces.reduce((sum, { orderLineId, quantity }) => sum + (orderLineId === line.id ? quantity : 0), 0);
    const left = line.quantity - line.cancelled - line.returned - ofLine(awaited);
    return { line, left, arrived: Math.min(left, ofLine(arrived)) };
  });
}

/** Items of withdrawals whose parcel is still under way: they are counted as coming back once it has arrived. */
export const awaitedPieces = (db: Db, orderId: number): Promise<{ id: number; requestId: number; orderLineId: number; quantity: number }[]> =>
  db
    .select({ id: returnItems.id, requestId: returnItems.requestId, orderLineId: returnItems.orderLineId, quantity: returnItems.quantity })
    .from(returnItems)
    .innerJoin(returnRequests, eq(returnRequests.id, returnItems.requestId))
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.kind, 'withdrawal'), eq(returnItems.status, 'Requested For Return')))
    .orderBy(returnItems.id);
