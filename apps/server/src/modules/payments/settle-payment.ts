import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { paymentAttemptTransitions } from './payment-attempt-transitions.ts';
import type { ProviderEvent, ProviderSession, SessionStatus } from './providers/payment-provider.ts';
import { recordDoubt } from './reconcile/list-doubtful-payments.ts';
import type { Payment } from './request-payment.ts';
import { paymentEvents, payments } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A payment was received, failed, expired or is being processed: checkout settles its order. */
    'payment.changed': { reference: string };
  }
}

/** Time for the caller that closed a payment to settle it, before the scheduler does. */
const REMINDER_MS = 2 * 60_000;

interface Verdict {
  session: ProviderSession;
  /** The message with the verdict; missing if the shop asked itself. */
  event?: { provider: string } & ProviderEvent;
  /** The caller settles the order in its own transaction: no event is published now; a scheduled check follows in case it fails. */
  isHandled?: boolean;
}

/**
 * Applies a provider's verified verdict about a session. A repeated or older verdict, or one about an unknown session, changes nothing.
 * @throws Error if another amount was paid than requested: staff have to review it
 */
export async function settlePayment(db: Db, { session, event, isHandled = false }: Verdict): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (event && !(await isNew(tx, event))) return;
    const [payment] = await tx.select().from(payments).where(eq(payments.providerRef, session.providerRef)).for('update');
    const next = payment && findNextState<SessionStatus, SessionStatus>(paymentAttemptTransitions, payment.status, session.status);
    if (!payment || !next || next === payment.status) return;
    // Another amount is not accepted, and the message not stored: the provider repeats it until staff have decided.
    if (next === 'paid' && !isAsAsked(payment, session)) throw new AnotherAmount(payment, session);
    if (session.isRisky) await recordDoubt(tx, payment, { why: 'risky', session });
    await tx
      .update(payments)
      .set({
        status: next,
        chargeRef: session.chargeRef ?? payment.chargeRef,
        updatedAt: now(),
        nextCheckAt: computeNextCheck(next, payment, isHandled),
      })
      .where(eq(payments.id, payment.id));
    if (!isHandled) await publish(tx, { type: 'payment.changed', payload: { reference: payment.reference } });
  }).catch(async (error: unknown) => {
    if (error instanceof AnotherAmount) await recordDoubt(db, error.payment, { why: 'amount-differs', session });
    throw error;
  });
}

async function isNew(tx: Tx, { id, provider, type, payload }: { provider: string } & ProviderEvent): Promise<boolean> {
  const accepted = await tx
    .insert(paymentEvents)
    .values({ id, provider, type, payload, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return accepted.length > 0;
}

function computeNextCheck(status: SessionStatus, payment: Payment, isHandled: boolean): Date | null {
  if (isHandled) return new Date(now().getTime() + REMINDER_MS);
  // An unpaid payment can be tried again until it expires.
  if (status === 'failed' || status === 'expired') return payment.expiresAt && payment.expiresAt > now() ? payment.expiresAt : null;
  return status === 'processing' ? payment.nextCheckAt : null;
}

const isAsAsked = (payment: Payment, session: ProviderSession): boolean => payment.amount === session.amount && payment.currency === session.currency;

class AnotherAmount extends Error {
  constructor(
    readonly payment: Payment,
    session: ProviderSession,
  ) {
    super(`${payment.reference}: asked for ${payment.amount} ${payment.currency}, paid ${session.amount} ${session.currency}`);
  }
}
