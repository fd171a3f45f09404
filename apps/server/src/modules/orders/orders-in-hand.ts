import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { OrderNotFound } from './errors.ts';
import type { OrderStatus } from './order-life.ts';
import type { PlacedOrderRow } from './record-order.ts';
import { orders } from './tables.ts';

/** All orders of one of these states, the oldest first. */
export const ordersIn = (db: Db, statuses: readonly OrderStatus[]): Promise<PlacedOrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...statuses]))
    .orderBy(asc(orders.id));

/**
 * The order that a paper names: by its invoice number or its order number, in any case.
 * @throws OrderNotFound
 */
export async function findNamedOrder(db: Db, name: string): Promise<PlacedOrderRow> {
  const number = name.trim().toUpperCase();
  const [order] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.invoiceNumber, number), eq(orders.orderNumber, number)));
  if (!order) throw new OrderNotFound();
  return order;
}
