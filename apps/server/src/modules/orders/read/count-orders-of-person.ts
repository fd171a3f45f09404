import { and, gt, inArray, eq, or, count } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';

/** Counts the orders of an email address or phone number since a time that are paid with these methods, cancelled ones too. */
export async function countOrdersOfPerson(
  db: Db,
  { email, phone, methods, since }: { email: string; phone: string; methods: readonly string[]; since: Date },
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(or(eq(orders.email, email), eq(orders.phone, phone)), inArray(orders.paymentMethod, [...methods]), gt(orders.placedAt, since)));
  return found?.count ?? 0;
}
