import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orderLines } from './tables.ts';

/** A line as it is kept: goods, delivery or the charge of cash on delivery. Amounts in minor units. */
export type OrderLineRow = typeof orderLines.$inferSelect;

/** All lines of an order, in its order. */
export const linesOfOrder = (db: Db, orderId: number): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
