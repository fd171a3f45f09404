import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents } from '../tables.ts';

/** Lists the history of an order and its payment with actor and reason, oldest first. */
export const listOrderEvents = (db: Db, orderId: number): Promise<(typeof orderEvents.$inferSelect)[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
