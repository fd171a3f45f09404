import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { payments } from './tables.ts';

/** Marks a payment as accepted for its order. */
export async function acceptPayment(tx: Tx, paymentId: number): Promise<void> {
  await tx.update(payments).set({ outcome: 'kept', updatedAt: now() }).where(eq(payments.id, paymentId));
}

/** Marks payments as replaced by another payment method: money that still arrives is refunded. */
export async function replacePayments(tx: Tx, reference: string): Promise<void> {
  await tx
    .update(payments)
    .set({ outcome: 'replaced', updatedAt: now() })
    .where(and(eq(payments.reference, reference), isNull(payments.outcome)));
}
