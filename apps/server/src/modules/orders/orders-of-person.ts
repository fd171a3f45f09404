import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from './record-order.ts';
import { orders } from './tables.ts';

/** Whose orders: an account's, or those that a mailbox placed without one (lower case). */
export type Buyer = { customerId: number } | { email: string };

/** Somebody's latest orders. */
export async function ordersOfPerson(db: Db, buyer: Buyer, most: number): Promise<PlacedOrderRow[]> {
  const isHis = 'customerId' in buyer ? eq(orders.customerId, buyer.customerId) : and(eq(orders.email, buyer.email), isNull(orders.customerId));
  return db
    .select()
    .from(orders)
    .where(isHis)
    .orderBy(sql`${orders.placedAt} desc nulls last`)
    .limit(most);
}

/** The accounts that these orders are of. @param found a query of orders' ids @returns a query of customers' ids */
export const buyersOf = (found: SQL): SQL =>
  sql`select customer_id from ${orders} where ${orders.id} in (${found}) and ${orders.customerId} is not null`;

/**
 * The latest order of each mailbox that ordered without an account.
 * @param found a query of orders' ids @param most orders that are looked at
 */
export async function guestsOf(db: Db, found: SQL, most: number): Promise<PlacedOrderRow[]> {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.id} in (${found})`, isNull(orders.customerId), sql`${orders.email} <> ''`))
    .limit(most);
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, latest))
    .orderBy(sql`${orders.placedAt} desc nulls last`);
  return rows.filter(({ email }, index) => rows.findIndex((other) => other.email === email) === index);
}
