import { and, eq } from 'drizzle-orm';
import { listReturnableLines } from '#modules/fulfilment';
import { listOrderLines, type OrderLineRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { returnItems, returnRequests } from '../tables.ts';

/** A line of goods, and its pieces that are not in a return or withdrawal and not cancelled. */
export interface LineLeft {
  line: OrderLineRow;
  /** Pieces, delivered or not. */
  left: number;
  /** Those of them that were delivered. */
  arrived: number;
}

/** Returns the remaining pieces of an order's goods, per line. */
export async function countPiecesLeft(db: Db, orderId: number): Promise<LineLeft[]> {
  const goods = (await listOrderLines(db, orderId)).filter(({ kind }) => kind === 'goods');
  const arrived = await listReturnableLines(db, orderId);
  const expected = await listExpectedPieces(db, orderId);
  return goods.map((line) => {
    const sumLine = (pieces: readonly { orderLineId: number; quantity: number }[]) =>
      pieces.reduce((sum, { orderLineId, quantity }) => sum + (orderLineId === line.id ? quantity : 0), 0);
    const left = line.quantity - line.cancelled - line.returned - sumLine(expected);
    return { line, left, arrived: Math.min(left, sumLine(arrived)) };
  });
}

/** Items of withdrawals whose parcel is still in delivery; they count as returned once it is delivered. */
export const listExpectedPieces = (db: Db, orderId: number): Promise<{ id: number; requestId: number; orderLineId: number; quantity: number }[]> =>
  db
    .select({ id: returnItems.id, requestId: returnItems.requestId, orderLineId: returnItems.orderLineId, quantity: returnItems.quantity })
    .from(returnItems)
    .innerJoin(returnRequests, eq(returnRequests.id, returnItems.requestId))
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.kind, 'withdrawal'), eq(returnItems.status, 'Requested For Return')))
    .orderBy(returnItems.id);
