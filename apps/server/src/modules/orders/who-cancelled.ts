import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents } from './tables.ts';

/** Who gave an order up last, and from which state; undefined if nobody did. */
export async function whoCancelled(db: Db, orderId: number): Promise<{ actor: string; from: string | null } | undefined> {
  const [event] = await db
    .select({ actor: orderEvents.actor, from: orderEvents.from })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.life, 'status'), eq(orderEvents.to, 'CANCELLED')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event;
}
