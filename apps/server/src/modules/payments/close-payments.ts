import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { SessionUnknown } from './errors.ts';
import type { ProviderSession } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';
import type { Payment } from './request-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

/**
 * Ends whatever session of an order can still be paid, at the provider itself, so that no money comes for it any more.
 * The caller draws the consequences. Called outside of any transaction.
 * @returns false if it was too late: it is paid, or being paid
 * @throws what the provider throws when it can't be reached: then nothing is known, and nothing may be given away
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

async function closePayment(db: Db, config: Config, payment: Payment): Promise<boolean> {
  if (payment.status === 'paid') return false;
  const ended = await endedSession(config, payment);
  if (ended) {
    const isClosed = ended.status === 'expired' || ended.status === 'failed';
    await settlePayment(db, { session: ended, isHandled: isClosed });
    return isClosed;
  }
  // Nobody was ever told where to pay it, or the provider has no such session.
  await db
    .update(payments)
    .set({ status: 'expired', updatedAt: now() })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')));
  return true;
}

async function endedSession(config: Config, { provider: code, providerRef }: Payment): Promise<ProviderSession | undefined> {
  const provider = providerOf(config, code);
  if (!provider) throw new Error(`the payment provider ${code} is switched off`);
  if (!providerRef) return undefined;
  try {
    return await provider.expireSession(providerRef);
  } catch (error) {
    if (error instanceof SessionUnknown) return undefined;
    throw error;
  }
}
