import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { PaymentNotAvailable } from './errors.ts';
import { RequestRefused } from './providers/provider-errors.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

/**
 * Opens the provider's session of a requested payment, or returns the open one. Must be called outside of a transaction. Repeated and
 * concurrent calls return the same session.
 * @returns the payment page
 * @throws PaymentNotAvailable if the provider refuses or can't be reached: the payment stays requested
 */
export async function openPayment(db: Db, provider: PaymentProvider, payment: Payment): Promise<string> {
  if (payment.providerRef && payment.payUrl) return payment.payUrl;
  const session = await createSession(db, provider, payment);
  if (!session.payUrl) throw new PaymentNotAvailable(provider.code);
  // Store the session even if the payment has ended meanwhile, so that money that arrives there can be found.
  const [accepted] = await db
    .update(payments)
    // Concurrent requests get the same page: the one that was stored first.
    .set({ providerRef: session.providerRef, payUrl: sql`coalesce(${payments.payUrl}, ${session.payUrl})`, updatedAt: now() })
    .where(eq(payments.id, payment.id))
    .returning({ status: payments.status, payUrl: payments.payUrl });
  if (accepted?.status === 'open' && accepted.payUrl) return accepted.payUrl;
  // The payment ended while the provider answered: its page must be closed.
  await provider.expireSession(session.providerRef).catch(() => undefined);
  throw new PaymentNotAvailable(provider.code);
}

async function createSession(db: Db, provider: PaymentProvider, payment: Payment) {
  try {
    return await provider.createSession(payment.request, `${payment.reference}-${payment.id}`);
  } catch (error) {
    if (error instanceof RequestRefused) {
      await db
        .update(payments)
        .set({ status: 'failed', nextCheckAt: payment.expiresAt, updatedAt: now() })
        .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')));
    }
    throw new PaymentNotAvailable(provider.code, error);
  }
}
