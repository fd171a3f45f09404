import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { payments } from './tables.ts';

/** Marks money as taken for what it was asked for. */
export async function keepPayment(tx: Tx, paymentId: number): Promise<void> {
  await tx.update(payments).set({ outcome: 'kept', updatedAt: now() }).where(eq(payments.id, paymentId));
}

/** Marks what has been asked for as paid in another way: money that still comes for it goes back. */
export async function replacePayments(tx: Tx, reference: string): Promise<void> {
  await tx
    .update(payments)
    .set({ outcome: 'replaced', updatedAt: now() })
    .where(and(eq(payments.reference, reference), isNull(payments.outcome)));
}
