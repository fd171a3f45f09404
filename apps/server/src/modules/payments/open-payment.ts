import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { PaymentNotAvailable, RequestRefused } from './errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payment } from './request-payment.ts';
import { payments } from './tables.ts';

/**
 * Opens the provider's session of a payment that was asked for, or finds the one that is open. Called outside of any
 * transaction; called again, or twice at once, it gives the same session.
 * @returns where the shopper pays
 * @throws PaymentNotAvailable if the provider refuses, or can't be reached: the payment is still asked for
 */
export async function openPayment(db: Db, provider: PaymentProvider, payment: Payment): Promise<string> {
  if (payment.providerRef && payment.payUrl) return payment.payUrl;
  const session = await created(db, provider, payment);
  if (!session.payUrl) throw new PaymentNotAvailable(provider.code);
  // Kept whatever has become of the payment meanwhile: money that came there must be found again.
  const [kept] = await db
    .update(payments)
    // Two that ask at once get one page to pay at, whichever was kept first.
    .set({ providerRef: session.providerRef, payUrl: sql`coalesce(${payments.payUrl}, ${session.payUrl})`, updatedAt: now() })
    .where(eq(payments.id, payment.id))
    .returning({ status: payments.status, payUrl: payments.payUrl });
  if (kept?.status === 'open' && kept.payUrl) return kept.payUrl;
  // Given up while the provider was answering: nobody is to pay there.
  await provider.expireSession(session.providerRef).catch(() => undefined);
  throw new PaymentNotAvailable(provider.code);
}

async function created(db: Db, provider: PaymentProvider, payment: Payment) {
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
