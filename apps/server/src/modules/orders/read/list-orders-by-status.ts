import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { OrderNotFound } from '../errors.ts';
import type { OrderStatus } from '../change/order-transitions.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orders } from '../tables.ts';

/** Lists the orders in one of these states, the oldest first. */
export const listOrdersByStatus = (db: Db, statuses: readonly OrderStatus[]): Promise<PlacedOrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...statuses]))
    .orderBy(asc(orders.id));

/**
 * Finds an order by its invoice number or order number, in upper or lower case.
 * @throws OrderNotFound
 */
export async function getOrderByNumber(db: Db, name: string): Promise<PlacedOrderRow> {
  const number = name.trim().toUpperCase();
  const [order] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.invoiceNumber, number), eq(orders.orderNumber, number)));
  if (!order) throw new OrderNotFound();
  return order;
}
