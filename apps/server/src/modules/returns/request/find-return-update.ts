import { asc, eq } from 'drizzle-orm';
import { listOrdersById } from '#modules/orders';
import type { Db } from '#platform/database';
import { readPieces } from '../describe-pieces.ts';
import type { DeclaredPieces } from '../return-events.ts';
import { returnEvents, returnItems, returnRequests } from '../tables.ts';

/** The data for an email about a step of a return. */
export interface ReturnUpdate {
  orderId: number;
  returnNumber: string;
  at: Date;
  /** The reason that the acting person gave. */
  reason: string;
  pieces: { name: string; color: string; size: string; quantity: number; isSealed: boolean }[];
  /** Whether the customer has to send something. */
  hasNote: boolean;
  /** For a withdrawal: whether some of its pieces were not packed yet. */
  hasUnsent: boolean;
}

/**
 * Returns the result of one step: the items that moved together with the event.
 * @param declared all pieces that a withdrawal names, sent or not
 * @returns undefined if the event does not exist
 */
export async function findReturnUpdate(
  db: Db,
  { requestId, eventId, declared }: { requestId: number; eventId: number; declared?: readonly DeclaredPieces[] | undefined },
): Promise<ReturnUpdate | undefined> {
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.id, requestId));
  const events = await db.select().from(returnEvents).where(eq(returnEvents.requestId, requestId)).orderBy(asc(returnEvents.id));
  const event = events.find(({ id }) => id === eventId);
  if (!request || !event) return undefined;
  const items = await db.select().from(returnItems).where(eq(returnItems.requestId, requestId)).orderBy(asc(returnItems.id));
  const [order] = await listOrdersById(db, [request.orderId]);
  const findPieces = await readPieces(db, { orderId: request.orderId, languageId: order?.languageId ?? 1 });
  // The events of one step have the same time.
  const moved = new Set(
    events.filter(({ at, to, actor }) => at.getTime() === event.at.getTime() && to === event.to && actor === event.actor).map(({ itemId }) => itemId),
  );
  const ofStep = items.filter(({ id }) => moved.has(id));
  const count = (pieces: readonly { quantity: number }[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    orderId: request.orderId,
    returnNumber: request.returnNumber,
    at: event.at,
    reason: event.reason,
    pieces: (declared ?? ofStep).flatMap((pieces) => {
      const line = findPieces(pieces);
      const isSealed = items.some((item) => item.isSealed && isSamePiece(item, pieces));
      return line ? [{ name: line.name, color: line.color, size: line.size, quantity: pieces.quantity, isSealed }] : [];
    }),
    hasNote: items.some(({ status }) => status === 'APPROVED'),
    hasUnsent: declared !== undefined && count(declared) > count(items),
  };
}

interface Piece {
  orderLineId: number;
  shipmentItemId?: number | null | undefined;
}

const isSamePiece = (one: Piece, other: Piece): boolean =>
  one.orderLineId === other.orderLineId && (one.shipmentItemId ?? null) === (other.shipmentItemId ?? null);
