import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { keepEvent, type ReceivedEvent } from './events/keep-event.ts';
import { paymentAttemptTransitions } from './payment-attempt-transitions.ts';
import type { ProviderSession, SessionStatus } from './providers/payment-provider.ts';
import { recordDoubt } from './reconcile/list-doubtful-payments.ts';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A payment was received, failed, expired or is being processed: checkout settles its order. */
    'payment.changed': { reference: string };
  }
}

/** Time for the caller that closed a payment to settle it, before the scheduler does. */
const SETTLE_DELAY_MS = 2 * 60_000;

interface Verdict {
  session: ProviderSession;
  /** The message with the verdict; missing if the shop requested the state itself. */
  event?: ReceivedEvent;
  /** Whether the caller settles the order in its own transaction. No event is published now; a scheduled check follows in case it fails. */
  isHandled?: boolean;
}

/**
 * Applies a provider's verified verdict about a session. A repeated or older verdict, or one about an unknown session, changes nothing. If
 * another amount was paid than requested, staff have to review it: the payment stays as it is until then.
 */
export async function settlePayment(db: Db, { session, event, isHandled = false }: Verdict): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (event && !(await keepEvent(tx, event))) return;
    const [payment] = await tx.select().from(payments).where(eq(payments.providerRef, session.providerRef)).for('update');
    const next = payment && findNextState<SessionStatus, SessionStatus>(paymentAttemptTransitions, payment.status, session.status);
    if (!payment || !next || next === payment.status) return;
    // Another amount is not accepted. The message is acknowledged, because repeating it would change nothing.
    if (next === 'paid' && !isRequestedAmount(payment, session)) {
      await recordDoubt(tx, payment, { why: 'amount-differs', session });
      return;
    }
    if (session.isRisky) await recordDoubt(tx, payment, { why: 'risky', session });
    await tx
      .update(payments)
      .set({
        status: next,
        chargeRef: session.chargeRef ?? payment.chargeRef,
        voucher: session.voucher ?? payment.voucher,
        updatedAt: now(),
        nextCheckAt: computeNextCheck(next, payment, isHandled),
      })
      .where(eq(payments.id, payment.id));
    if (!isHandled) await publish(tx, { type: 'payment.changed', payload: { reference: payment.reference } });
  });
}

function computeNextCheck(status: SessionStatus, payment: Payment, isHandled: boolean): Date | null {
  if (isHandled) return new Date(now().getTime() + SETTLE_DELAY_MS);
  // An unpaid payment can be tried again until it expires.
  if (status === 'failed' || status === 'expired') return payment.expiresAt && payment.expiresAt > now() ? payment.expiresAt : null;
  return status === 'processing' ? payment.nextCheckAt : null;
}

const isRequestedAmount = (payment: Payment, session: ProviderSession): boolean =>
  payment.amount === session.amount && payment.currency === session.currency;
