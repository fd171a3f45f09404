import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Voucher } from './providers/payment-provider.ts';
import { listDoubtfulPayments } from './reconcile/list-doubtful-payments.ts';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

/** Lists all payment attempts, the oldest first, and locks them until the transaction ends. */
export async function lockPayments(tx: Tx, reference: string): Promise<Payment[]> {
  return tx.select().from(payments).where(eq(payments.reference, reference)).orderBy(asc(payments.id)).for('update');
}

/** Returns the latest payment attempt. */
export async function findLatestPayment(db: Db, reference: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference)).orderBy(desc(payments.id)).limit(1);
  return payment;
}

/** Finds a payment by the provider's session, or by id. */
export async function findPayment(db: Db, key: string | { id: number }): Promise<Payment | undefined> {
  const isWanted = typeof key === 'string' ? eq(payments.providerRef, key) : eq(payments.id, key.id);
  const [payment] = await db.select().from(payments).where(isWanted);
  return payment;
}

/**
 * Returns the payment page of a reference that waits for payment; an attempt that ended unpaid can be followed by another.
 * @returns the page of the latest attempt, which may have ended; null while a payment is being processed or reviewed
 */
export async function findPayUrl(db: Db, reference: string): Promise<string | null> {
  const attempts = await db
    .select({ status: payments.status, payUrl: payments.payUrl })
    .from(payments)
    .where(and(eq(payments.reference, reference), isNull(payments.outcome)))
    .orderBy(desc(payments.id));
  if (attempts.some(({ status }) => status === 'paid' || status === 'processing')) return null;
  if ((await listDoubtfulPayments(db, { reference })).length > 0) return null;
  return attempts.find(({ payUrl }) => payUrl !== null)?.payUrl ?? null;
}

/** Finds the details for paying an order whose method is paid later. @returns null if no such payment is expected */
export async function findVoucher(db: Db, reference: string): Promise<Voucher | null> {
  const [waiting] = await db
    .select({ voucher: payments.voucher })
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.status, 'processing'), isNull(payments.outcome), isNotNull(payments.voucher)))
    .orderBy(desc(payments.id))
    .limit(1);
  return waiting?.voucher ?? null;
}

/** Lists payments that are due for a check, the longest due first. */
export async function listDuePayments(db: Db, limit: number): Promise<Payment[]> {
  return db.select().from(payments).where(lte(payments.nextCheckAt, now())).orderBy(asc(payments.nextCheckAt)).limit(limit);
}
