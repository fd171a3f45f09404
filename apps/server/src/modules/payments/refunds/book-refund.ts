import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { Payment } from '../request-payment.ts';
import { refunds } from '../tables.ts';
import { publishDone } from './end-refund.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Money was returned without a request of the shop, so it has no credit note yet. */
    'refund.booked': { refundId: number };
  }
}

interface BookedRefund {
  /** Minor units. */
  amount: number;
  /** Unique, such as `dispute dp_1`. */
  cause: string;
  status: 'due' | 'done';
  providerRef: string;
}

/** Books money that the provider returned to the payer, once for each cause. */
export async function bookRefund(tx: Tx, payment: Payment, { amount, cause, status, providerRef }: BookedRefund): Promise<void> {
  const { id: paymentId, reference, currency } = payment;
  const at = now();
  const [booked] = await tx
    .insert(refunds)
    .values({ reference, cause, paymentId, currency, amount, status, providerRef, createdAt: at, endedAt: status === 'done' ? at : null })
    .onConflictDoNothing({ target: refunds.cause })
    .returning();
  if (!booked) return;
  await publish(tx, { type: 'refund.booked', payload: { refundId: booked.id } });
  if (status === 'done') await publishDone(tx, booked);
}
