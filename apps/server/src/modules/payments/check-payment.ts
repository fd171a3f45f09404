import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { isOverdue, getNextCheckTime } from './check-times.ts';
import { closePayment } from './close-payments.ts';
import { SessionUnknown } from './providers/provider-errors.ts';
import { findProvider } from './find-provider.ts';
import type { Payment } from './request-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/** Delay before a provider that could not be reached is queried again. */
const RETRY_DELAY_MS = 2 * 60_000;

/**
 * Checks a payment that is due: queries the provider, ends an overdue session, and publishes the outcome if it has not been settled.
 * @throws the provider's error if it can't be reached; the payment is checked again a little later
 */
export async function checkPayment(db: Db, config: Config, payment: Payment): Promise<void> {
  // Schedule the next check first, so that a provider that is down is not queried in every round.
  await scheduleNextCheck(db, payment, { nextCheckAt: new Date(now().getTime() + RETRY_DELAY_MS) });
  if (payment.status === 'open' && isOverdue(payment.createdAt, now())) await closePayment(db, config, payment);
  else if (payment.status === 'open' || payment.status === 'processing') await askProvider(db, config, payment);
  await scheduleNextCheck(db, payment, { checks: payment.checks + 1, nextCheckAt: getNextCheckTime(payment.createdAt, payment.checks + 1) });
  await requestEndedReminder(db, payment.id);
}

/** Schedules the next check of a payment that has not ended. */
async function scheduleNextCheck(db: Db, { id }: Payment, next: { checks?: number; nextCheckAt: Date }): Promise<void> {
  await db
    .update(payments)
    .set(next)
    .where(and(eq(payments.id, id), inArray(payments.status, ['open', 'processing'])));
}

/** Requests the state of a session from the provider and applies it. */
export async function askProvider(db: Db, config: Config, { provider: code, providerRef }: Pick<Payment, 'provider' | 'providerRef'>): Promise<void> {
  const provider = findProvider(config, code);
  if (!provider || !providerRef) return;
  try {
    await settlePayment(db, { session: await provider.fetchSession(providerRef) });
  } catch (error) {
    if (!(error instanceof SessionUnknown)) throw error;
  }
}

async function requestEndedReminder(db: Db, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!payment || payment.status === 'open' || payment.status === 'processing' || payment.nextCheckAt === null) return;
    // An unpaid payment can be tried again until it expires: then it is reported once more.
    const { expiresAt } = payment;
    const isInTime = payment.status !== 'paid' && expiresAt !== null && expiresAt > now();
    if (isInTime && payment.nextCheckAt.getTime() === expiresAt.getTime()) return;
    await tx
      .update(payments)
      .set({ nextCheckAt: isInTime ? expiresAt : null })
      .where(eq(payments.id, id));
    await publish(tx, { type: 'payment.changed', payload: { reference: payment.reference } });
  });
}
