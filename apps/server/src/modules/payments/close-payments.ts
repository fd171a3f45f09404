import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { SessionUnknown } from './providers/provider-errors.ts';
import type { ProviderSession } from './providers/payment-provider.ts';
import { findProvider } from './find-provider.ts';
import type { Payment } from './request-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/**
 * Ends all open sessions of an order at the provider, so that no payment can arrive. The caller settles the order. Must be called outside of
 * a transaction.
 * @returns false if it was too late: it is paid, or being paid
 * @throws the provider's error if it can't be reached: then the state is unknown, and nothing may be released
 */
export async function closePayments(db: Db, config: Config, reference: string): Promise<boolean> {
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), inArray(payments.status, ['open', 'processing', 'paid'])));
  let isClosed = true;
  for (const payment of open) isClosed = (await closePayment(db, config, payment)) && isClosed;
  return isClosed;
}

/** Ends the session of one payment attempt. */
export async function closePayment(db: Db, config: Config, payment: Payment): Promise<boolean> {
  if (payment.status === 'paid') return false;
  const ended = await endProviderSession(config, payment);
  if (ended) {
    const isClosed = ended.status === 'expired' || ended.status === 'failed';
    await settlePayment(db, { session: ended, isHandled: isClosed });
    return isClosed;
  }
  // The shopper never got a payment page, or the provider does not know the session.
  await db
    .update(payments)
    .set({ status: 'expired', updatedAt: now() })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')));
  return true;
}

async function endProviderSession(config: Config, { provider: code, providerRef }: Payment): Promise<ProviderSession | undefined> {
  const provider = findProvider(config, code);
  if (!provider) throw new Error(`the payment provider ${code} is switched off`);
  if (!providerRef) return undefined;
  try {
    return await provider.expireSession(providerRef);
  } catch (error) {
    if (error instanceof SessionUnknown) return undefined;
    throw error;
  }
}
