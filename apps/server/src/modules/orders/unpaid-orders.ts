import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from './tables.ts';

/** What a mailbox or a cart has ordered and not paid. */
export interface UnpaidOrders {
  /** Orders of the mailbox that still wait for their money, the cart's own aside: each may hold stock. */
  waiting: number;
  /** Orders of the mailbox or the cart since then that were not paid, whether or not they still wait. */
  tries: number;
  /** When the last of those was placed. */
  lastAt: Date | null;
}

/** @param methods those paid online @param since what was placed before is forgotten */
export async function unpaidOrders(
  db: Db,
  { email, cartId, methods, since }: { email: string; cartId: string; methods: readonly string[]; since: Date },
): Promise<UnpaidOrders> {
  const isTry = and(
    inArray(orders.status, ['PENDING', 'CANCELLED']),
    inArray(orders.paymentStatus, ['UNPAID', 'FAILED']),
    gt(orders.placedAt, since),
  );
  const isOfMailbox = eq(orders.email, email);
  const [found] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${and(isOfMailbox, eq(orders.status, 'PENDING'))} and ${orders.cartId} <> ${cartId}))::int`,
      tries: sql<number>`(count(*) filter (where ${isTry}))::int`,
      lastAt: sql<Date | null>`max(${orders.placedAt}) filter (where ${isTry})`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(
      and(or(isOfMailbox, eq(orders.cartId, cartId)), inArray(orders.paymentMethod, [...methods]), inArray(orders.status, ['PENDING', 'CANCELLED'])),
    );
  return found ?? { waiting: 0, tries: 0, lastAt: null };
}
