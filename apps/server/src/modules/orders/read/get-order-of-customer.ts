import { and, eq, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { OrderNotFound } from '../errors.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orders } from '../tables.ts';

/**
 * Finds an order of a customer.
 * @param invoice its invoice number or order number, in upper or lower case
 * @throws OrderNotFound also for an order of another customer, so that its existence is not revealed
 */
export async function getOrderOfCustomer(db: Db, { customerId, invoice }: { customerId: number; invoice: string }): Promise<PlacedOrderRow> {
  const number = invoice.trim().toUpperCase();
  // Other numbers are not looked up: PostgreSQL accepts no zero byte.
  if (!/^[\w-]{1,40}$/.test(number)) throw new OrderNotFound();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), or(eq(orders.invoiceNumber, number), eq(orders.orderNumber, number))));
  if (!order) throw new OrderNotFound();
  return order;
}
