import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';

/** The unpaid orders of an email address or a cart. */
export interface UnpaidOrders {
  /** Orders of the email address, except this cart's own, that wait for payment: each may hold stock. */
  waiting: number;
  /** Unpaid orders of the email address or the cart since the given time, whether or not they still wait. */
  tries: number;
  /** When the last of those was placed. */
  lastAt: Date | null;
}

/** @param methods codes of the online payment methods @param since earlier orders are ignored */
export async function listUnpaidOrders(
  db: Db,
  { email, cartId, methods, since }: { email: string; cartId: string; methods: readonly string[]; since: Date },
): Promise<UnpaidOrders> {
  const isUnpaidAttempt = and(
    inArray(orders.status, ['PENDING', 'CANCELLED']),
    inArray(orders.paymentStatus, ['UNPAID', 'FAILED']),
    gt(orders.placedAt, since),
  );
  const isOfEmail = eq(orders.email, email);
  const [found] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${and(isOfEmail, eq(orders.status, 'PENDING'))} and ${orders.cartId} <> ${cartId}))::int`,
      tries: sql<number>`(count(*) filter (where ${isUnpaidAttempt}))::int`,
      lastAt: sql<Date | null>`max(${orders.placedAt}) filter (where ${isUnpaidAttempt})`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(
      and(or(isOfEmail, eq(orders.cartId, cartId)), inArray(orders.paymentMethod, [...methods]), inArray(orders.status, ['PENDING', 'CANCELLED'])),
    );
  return found ?? { waiting: 0, tries: 0, lastAt: null };
}
