import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderLines, orderEvents } from '../tables.ts';

/** A stored line: goods, delivery or cash on delivery fee. Amounts in minor units. */
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Returns all lines of an order in their order. */
export const listOrderLines = (db: Db, orderId: number): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** Lists the history of an order and its payment with actor and reason, oldest first. */
export const listOrderEvents = (db: Db, orderId: number): Promise<(typeof orderEvents.$inferSelect)[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
