import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { PaymentNotWaiting } from './errors.ts';
import { listDoubtfulPayments } from './reconcile/list-doubtful-payments.ts';
import { requireRefund } from './refunds/refund-money.ts';
import { payments } from './tables.ts';

/**
 * Applies a staff decision on a payment that waits for review: accepts it, or refunds everything and cancels the order.
 * @throws PaymentNotWaiting if the payment does not wait for a decision, or a different amount would be accepted
 */
export async function decidePayment(db: Db, paymentId: number, decision: 'take' | 'give-back'): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update');
    const [waiting] = await listDoubtfulPayments(tx, { id: paymentId });
    if (!waiting || (decision === 'take' && waiting.why === 'amount-differs')) throw new PaymentNotWaiting(paymentId);
    const { amount, chargeRef } = waiting.came;
    const [paid] = await tx
      .update(payments)
      .set({ status: 'paid', amount, chargeRef, nextCheckAt: null, updatedAt: now() })
      .where(eq(payments.id, paymentId))
      .returning();
    if (paid && decision === 'give-back') await requireRefund(tx, paid);
    await publish(tx, { type: 'payment.changed', payload: { reference: waiting.reference } });
  });
}
