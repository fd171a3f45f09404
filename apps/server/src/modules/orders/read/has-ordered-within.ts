import { and, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';

interface Asked {
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

/** Tells whether there is an order of this email address or invoice number within a time. Cancelled orders do not count. */
export async function hasOrderedWithin(db: Db, { email, invoiceNumber, from, until, countryIds }: Asked): Promise<boolean> {
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
