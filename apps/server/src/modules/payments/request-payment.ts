import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { nextCheck } from './check-times.ts';
import type { PaymentRequest } from './payment-provider.ts';
import { payments } from './tables.ts';

export type Payment = typeof payments.$inferSelect;

/** What a provider's page may take at least before it closes, by its own rules: 30 minutes, and a minute for the way. */
const SESSION_SECONDS = 31 * 60;

/**
 * Notes that a payment is wanted, in the transaction of what is to be paid: a session is opened afterwards, and if this
 * process should die in between, the note is still there to be looked after.
 */
export async function requestPayment(
  tx: Tx,
  { provider, request }: { provider: string; request: Omit<PaymentRequest, 'expiresAt'> },
): Promise<Payment> {
  const createdAt = now();
  const expiresAt = Math.floor(createdAt.getTime() / 1000) + SESSION_SECONDS;
  const [payment] = await tx
    .insert(payments)
    .values({
      reference: request.reference,
      provider,
      request: { ...request, expiresAt },
      currency: request.currency,
      amount: request.amount,
      status: 'open',
      expiresAt: new Date(expiresAt * 1000),
      nextCheckAt: nextCheck(createdAt, 0),
      createdAt,
      updatedAt: createdAt,
    })
    .returning();
  if (!payment) throw new Error('the payment was not written');
  return payment;
}
