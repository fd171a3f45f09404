import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { defineJob } from '#platform/job';
import { publish } from '#platform/outbox';
import { requestJob } from '#platform/request-job';
import { inTransaction, type Tx } from '#platform/transaction';
import { providerOf } from './provider-of.ts';
import { payments } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The provider has given the whole of a payment back. */
    'payment.refunded': { reference: string };
  }
}

/** Marks what came with no order to pay for any more: the money goes back as soon as the transaction is written. */
export async function requireRefund(tx: Tx, paymentId: number): Promise<void> {
  await tx.update(payments).set({ outcome: 'refund-due', updatedAt: now() }).where(eq(payments.id, paymentId));
  await requestJob(tx, refundJob, { paymentId });
}

/** Gives money back that is marked so. Run again, the provider's idempotency key keeps it to once. */
export async function refundPayment(db: Db, config: Config, paymentId: number): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.outcome !== 'refund-due') return;
  const provider = providerOf(config, payment.provider);
  if (!provider || !payment.chargeRef) throw new Error(`${payment.reference}: the refund of payment ${paymentId} has to be made by hand`);
  await provider.refund({ chargeRef: payment.chargeRef, amount: payment.amount }, `refund-${payment.reference}-${paymentId}`);
  await inTransaction(db, async (tx) => {
    const [refunded] = await tx
      .update(payments)
      .set({ outcome: 'refunded', updatedAt: now() })
      .where(eq(payments.id, paymentId))
      .returning({ reference: payments.reference });
    if (refunded) await publish(tx, { type: 'payment.refunded', payload: { reference: refunded.reference } });
  });
}

export const refundJob = defineJob({
  name: 'refund-payment',
  schema: z.object({ paymentId: z.int() }),
  run: ({ db, config }, { paymentId }) => refundPayment(db, config, paymentId),
  retry: { limit: 10, delaySeconds: 30 },
});
