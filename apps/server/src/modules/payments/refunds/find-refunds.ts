import { and, asc, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Payment } from '../request-payment.ts';
import { payments, refunds } from '../tables.ts';

/** Completed refunds: a query with `id, reference, cause, currency, amount, ended_at`. Amounts in minor units. */
export const refundChecks: SQL = sql`select id, reference, cause, currency, amount, ended_at from ${refunds} where status = 'done'`;

export type Refund = typeof refunds.$inferSelect;

/** Lists all refunds of an order, the oldest first. */
export async function listRefunds(db: Db, reference: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.reference, reference)).orderBy(asc(refunds.id));
}

export async function findRefund(db: Db, id: number): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** Returns the remaining amount of a payment, minor units. Refused refunds count as paid out, because they are sent by hand. */
export async function computeRefundable(db: Db, { id, amount }: Pick<Payment, 'id' | 'amount'>): Promise<number> {
  const [given] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::bigint` })
    .from(refunds)
    .where(eq(refunds.paymentId, id));
  return amount - (given?.sum ?? 0);
}

/** Lists refunds that were requested some time ago without confirmation by the provider, the oldest first. */
export async function listLateRefunds(db: Db, askedBefore: Date, limit: number): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'due'), isNotNull(refunds.paymentId), lte(refunds.createdAt, askedBefore)))
    .orderBy(asc(refunds.id))
    .limit(limit);
}

/** Lists refunds that staff have to send: cash payments, and those that a provider refused. */
export async function listManualRefunds(db: Db): Promise<{ refund: Refund; provider: string | null }[]> {
  return db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(or(eq(refunds.status, 'refused'), and(eq(refunds.status, 'due'), isNull(refunds.paymentId))))
    .orderBy(asc(refunds.id));
}
