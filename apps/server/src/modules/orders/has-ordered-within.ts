import { and, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from './tables.ts';

interface Asked {
  /** Lower case. */
  email: string;
  /** Upper case. */
  invoiceNumber: string;
  from: Date;
  /** Not included. */
  until: Date;
  /** Empty: anywhere. */
  countryIds: readonly number[];
}

/** Whether a mailbox, or by an invoice's number somebody, has ordered within a time. An order that was given up is none. */
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
