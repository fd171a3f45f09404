import { asc, eq } from 'drizzle-orm';
import { linesOfOrder, type LinePieces } from '#modules/orders';
import type { Db } from '#platform/database';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

/** What a mail tells of a step of a return. */
export interface ToldReturn {
  orderId: number;
  returnNumber: string;
  at: Date;
  /** Why, in the words of who did it. */
  reason: string;
  pieces: { name: string; color: string; size: string; quantity: number }[];
  /** Whether something of it has to be sent. */
  hasNote: boolean;
  /** Of a withdrawal: whether something of it had not been packed. */
  hasUnsent: boolean;
}

/**
 * What became of a return by one step: the items that went together with the event.
 * @param declared what a withdrawal named, sent already or not
 * @returns undefined if there is no such step
 */
export async function findReturnNews(
  db: Db,
  { requestId, eventId, declared }: { requestId: number; eventId: number; declared?: readonly LinePieces[] | undefined },
): Promise<ToldReturn | undefined> {
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.id, requestId));
  const events = await db.select().from(returnEvents).where(eq(returnEvents.requestId, requestId)).orderBy(asc(returnEvents.id));
  const event = events.find(({ id }) => id === eventId);
  if (!request || !event) return undefined;
  const lines = await linesOfOrder(db, request.orderId);
  const items = await db.select().from(returnItems).where(eq(returnItems.requestId, requestId)).orderBy(asc(returnItems.id));
  // Those of one step were written at one moment.
  const moved = new Set(
    events.filter(({ at, to, actor }) => at.getTime() === event.at.getTime() && to === event.to && actor === event.actor).map(({ itemId }) => itemId),
  );
  const ofStep = items.filter(({ id }) => moved.has(id));
  const count = (pieces: readonly LinePieces[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    orderId: request.orderId,
    returnNumber: request.returnNumber,
    at: event.at,
    reason: event.reason,
    pieces: (declared ?? ofStep).flatMap(({ orderLineId, quantity }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [{ name: line.name, color: line.color, size: line.size, quantity }] : [];
    }),
    hasNote: items.some(({ status }) => status === 'APPROVED'),
    hasUnsent: declared !== undefined && count(declared) > count(items),
  };
}
