import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

/** Every attempt to have something paid, the first one first, locked until the transaction ends. */
export async function lockPayments(tx: Tx, reference: string): Promise<Payment[]> {
  return tx.select().from(payments).where(eq(payments.reference, reference)).orderBy(asc(payments.id)).for('update');
}

/** The latest attempt to have something paid. */
export async function latestPayment(db: Db, reference: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference)).orderBy(desc(payments.id)).limit(1);
  return payment;
}

export async function findPayment(db: Db, providerRef: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.providerRef, providerRef));
  return payment;
}

/** Whether something can still be paid, by its page: one that failed there may be tried again, on another. */
export async function payUrlOf(db: Db, reference: string): Promise<string | null> {
  const [open] = await db
    .select({ payUrl: payments.payUrl })
    .from(payments)
    .where(
      and(eq(payments.reference, reference), inArray(payments.status, ['open', 'failed']), isNull(payments.outcome), gt(payments.expiresAt, now())),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return open?.payUrl ?? null;
}

/** Payments that it is time to look after, the longest due first. */
export async function duePayments(db: Db, most: number): Promise<Payment[]> {
  return db.select().from(payments).where(lte(payments.nextCheckAt, now())).orderBy(asc(payments.nextCheckAt)).limit(most);
}
