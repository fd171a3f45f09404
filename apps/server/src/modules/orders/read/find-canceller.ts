import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents } from '../tables.ts';

/** Returns the actor of the last cancellation and the state before it; undefined if there was none. */
export async function findCanceller(db: Db, orderId: number): Promise<{ actor: string; from: string | null } | undefined> {
  const [event] = await db
    .select({ actor: orderEvents.actor, from: orderEvents.from })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'status'), eq(orderEvents.to, 'CANCELLED')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event;
}
