import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { paymentAttemptLife } from './payment-attempt-life.ts';
import type { ProviderEvent, ProviderSession, SessionStatus } from './payment-provider.ts';
import { keepDoubt } from './payments-for-people.ts';
import type { Payment } from './request-payment.ts';
import { paymentEvents, payments } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A payment came, failed, ran out or is under way: whoever asked for it looks at what that means. */
    'payment.changed': { reference: string };
  }
}

/** How long whoever closed a payment has to draw the consequences, before the clockwork reminds of it. */
const REMINDER_MS = 2 * 60_000;

interface Verdict {
  session: ProviderSession;
  /** The message that brought it; absent when we asked ourselves. */
  event?: { provider: string } & ProviderEvent;
  /** The caller draws the consequences in a transaction of its own: no news now, a reminder if it does not come to that. */
  isHandled?: boolean;
}

/**
 * Takes a provider's verified word about a session. The same word again, an older one, or one about a session that is
 * not ours changes nothing.
 * @throws Error if another amount was paid than asked for: a person has to look at that
 */
export async function settlePayment(db: Db, { session, event, isHandled = false }: Verdict): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (event && !(await isNew(tx, event))) return;
    const [payment] = await tx.select().from(payments).where(eq(payments.providerRef, session.providerRef)).for('update');
    const next = payment && moved<SessionStatus, SessionStatus>(paymentAttemptLife, payment.status, session.status);
    if (!payment || !next || next === payment.status) return;
    // Another amount is not taken, and the message not kept: it is told again until somebody has decided.
    if (next === 'paid' && !isAsAsked(payment, session)) throw new AnotherAmount(payment, session);
    if (session.isRisky) await keepDoubt(tx, payment, { why: 'risky', session });
    await tx
      .update(payments)
      .set({ status: next, chargeRef: session.chargeRef ?? payment.chargeRef, updatedAt: now(), nextCheckAt: reminderFor(next, payment, isHandled) })
      .where(eq(payments.id, payment.id));
    if (!isHandled) await publish(tx, { type: 'payment.changed', payload: { reference: payment.reference } });
  }).catch(async (error: unknown) => {
    if (error instanceof AnotherAmount) await keepDoubt(db, error.payment, { why: 'amount-differs', session });
    throw error;
  });
}

async function isNew(tx: Tx, { id, provider, type, payload }: { provider: string } & ProviderEvent): Promise<boolean> {
  const kept = await tx
    .insert(paymentEvents)
    .values({ id, provider, type, payload, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

function reminderFor(status: SessionStatus, payment: Payment, isHandled: boolean): Date | null {
  if (isHandled) return new Date(now().getTime() + REMINDER_MS);
  // Who failed may try again until the time of this try is over.
  if (status === 'failed') return payment.expiresAt && payment.expiresAt > now() ? payment.expiresAt : null;
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
