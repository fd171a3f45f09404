import { and, eq, gte, inArray, lt, ne, or, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';

interface OrderQuery {
  /** Lower case. */
  email: string;
  /** Upper case. */
  invoiceNumber: string;
  from: Date;
  /** Exclusive. */
  until: Date;
  /** Empty: all countries. */
  countryIds: readonly number[];
}

/** Returns whether there is an order of this email address or invoice number within a time. Cancelled orders do not count. */
export async function hasOrderedWithin(db: Db, { email, invoiceNumber, from, until, countryIds }: OrderQuery): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.email, email), eq(orders.invoiceNumber, invoiceNumber)),
        gte(orders.placedAt, from),
        lt(orders.placedAt, until),
        ne(orders.status, 'CANCELLED'),
        countryIds.length > 0 ? inArray(orders.countryId, [...countryIds]) : undefined,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Returns whether the customer of this order had ordered before, by account or email address; unconfirmed orders do not count. */
export async function hasOrderedBefore(db: Db, { customerId, email, placedAt }: PlacedOrderRow): Promise<boolean> {
  const isOfCustomer = or(eq(orders.email, email), customerId === null ? undefined : eq(orders.customerId, customerId));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfCustomer, lt(orders.placedAt, placedAt), isNotNull(orders.invoiceNumber)))
    .limit(1);
  return found.length > 0;
}

/** Returns whether this cart or email address (lower case) has ordered since then. Cancelled orders do not count. */
export async function hasOrderedSince(db: Db, { cartId, email, since }: { cartId: string; email?: string; since: Date }): Promise<boolean> {
  const ofShopper = or(eq(orders.cartId, cartId), email === undefined ? undefined : eq(orders.email, email));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofShopper, gte(orders.placedAt, since), ne(orders.status, 'CANCELLED')))
    .limit(1);
  return found.length > 0;
}
