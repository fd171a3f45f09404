import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Payment } from './request-payment.ts';
import { payments, refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** All that goes back or went back of an order's money, the first one first. */
export async function refundsOf(db: Db, reference: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.reference, reference)).orderBy(asc(refunds.id));
}

export async function findRefund(db: Db, id: number): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** What is left of a payment, minor units. What a provider refused counts as gone: it is sent by hand. */
export async function leftOf(db: Db, { id, amount }: Pick<Payment, 'id' | 'amount'>): Promise<number> {
  const [given] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, id));
  return amount - (given?.sum ?? 0);
}

/** Refunds that a provider has not confirmed yet though they were asked for some time ago, the oldest first. */
export async function lateRefunds(db: Db, askedBefore: Date, most: number): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'due'), isNotNull(refunds.paymentId), lte(refunds.createdAt, askedBefore)))
    .orderBy(asc(refunds.id))
    .limit(most);
}

/** Refunds that wait for a person: money that came in cash, and what a provider refused to send back. */
export async function refundsByHand(db: Db): Promise<{ refund: Refund; provider: string | null }[]> {
  return db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(or(eq(refunds.status, 'refused'), and(eq(refunds.status, 'due'), isNull(refunds.paymentId))))
    .orderBy(asc(refunds.id));
}
