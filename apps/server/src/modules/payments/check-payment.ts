import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { isOverdue, nextCheck } from './check-times.ts';
import { closePayments } from './close-payments.ts';
import { SessionUnknown } from './errors.ts';
import { providerOf } from './provider-of.ts';
import type { Payment } from './request-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/** How soon a provider that could not be reached is asked again. */
const AGAIN_SOON_MS = 2 * 60_000;

/**
 * Looks after one payment whose time has come: asks the provider, ends its session once it is overdue, and has its
 * consequences drawn if nobody has yet.
 * @throws what the provider throws when it can't be reached; the payment is looked after again a little later
 */
export async function checkPayment(db: Db, config: Config, payment: Payment): Promise<void> {
  // Set first: a provider that is down is asked again soon, but not by every round.
  await plan(db, payment, { nextCheckAt: new Date(now().getTime() + AGAIN_SOON_MS) });
  if (payment.status === 'open' && isOverdue(payment.createdAt, now())) await closePayments(db, config, payment.reference);
  else if (payment.status === 'open' || payment.status === 'processing') await askProvider(db, config, payment);
  await plan(db, payment, { checks: payment.checks + 1, nextCheckAt: nextCheck(payment.createdAt, payment.checks + 1) });
  await remindOfEnded(db, payment.id);
}

/** Plans the next look at a payment that has not ended. */
async function plan(db: Db, { id }: Payment, next: { checks?: number; nextCheckAt: Date }): Promise<void> {
  await db
    .update(payments)
    .set(next)
    .where(and(eq(payments.id, id), inArray(payments.status, ['open', 'processing'])));
}

/** Asks the provider how a session stands, and takes its word. */
export async function askProvider(db: Db, config: Config, { provider: code, providerRef }: Pick<Payment, 'provider' | 'providerRef'>): Promise<void> {
  const provider = providerOf(config, code);
  if (!provider || !providerRef) return;
  try {
    await settlePayment(db, { session: await provider.fetchSession(providerRef) });
  } catch (error) {
    if (!(error instanceof SessionUnknown)) throw error;
  }
}

async function remindOfEnded(db: Db, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!payment || payment.status === 'open' || payment.status === 'processing' || payment.nextCheckAt === null) return;
    // One that failed may be tried again until its time is over.
    if (payment.status === 'failed' && payment.nextCheckAt > now() && payment.nextCheckAt.getTime() === payment.expiresAt?.getTime()) return;
    await tx.update(payments).set({ nextCheckAt: null }).where(eq(payments.id, id));
    await publish(tx, { type: 'payment.changed', payload: { reference: payment.reference } });
  });
}
