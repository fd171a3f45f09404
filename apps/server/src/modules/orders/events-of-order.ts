import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderEvents } from './tables.ts';

/** What has happened to an order and its payment, with who and why, the first first. */
export const eventsOfOrder = (db: Db, orderId: number): Promise<(typeof orderEvents.$inferSelect)[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
