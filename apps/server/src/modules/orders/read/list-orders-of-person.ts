import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orders } from '../tables.ts';

/** An account, or an email address of guest orders (lower case). */
export type Buyer = { customerId: number } | { email: string };

/** Lists the latest orders of a customer or guest. */
export async function listOrdersOfPerson(db: Db, buyer: Buyer, limit: number): Promise<PlacedOrderRow[]> {
  const isOfBuyer = 'customerId' in buyer ? eq(orders.customerId, buyer.customerId) : and(eq(orders.email, buyer.email), isNull(orders.customerId));
  return db
    .select()
    .from(orders)
    .where(isOfBuyer)
    .orderBy(sql`${orders.placedAt} desc nulls last`)
    .limit(limit);
}

/** Lists ids and numbers of all orders of an account. */
export const listOrderKeysOfCustomer = (db: Db, customerId: number): Promise<Pick<PlacedOrderRow, 'id' | 'orderNumber'>[]> =>
  db.select({ id: orders.id, orderNumber: orders.orderNumber }).from(orders).where(eq(orders.customerId, customerId));

/** The accounts of these orders. @param found a query of order ids @returns a query of customer ids */
export const selectBuyers = (found: SQL): SQL =>
  sql`select customer_id from ${orders} where ${orders.id} in (${found}) and ${orders.customerId} is not null`;

/**
 * Lists the latest order of each email address that ordered as a guest.
 * @param found a query of order ids @param limit maximum number of orders that are read
 */
export async function listGuestOrders(db: Db, found: SQL, limit: number): Promise<PlacedOrderRow[]> {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.id} in (${found})`, isNull(orders.customerId), sql`${orders.email} <> ''`))
    .limit(limit);
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, latest))
    .orderBy(sql`${orders.placedAt} desc nulls last`);
  return rows.filter(({ email }, index) => rows.findIndex((other) => other.email === email) === index);
}
