import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { getNextCheckTime } from './check-times.ts';
import type { PaymentRequest } from './providers/payment-provider.ts';
import { payments } from './tables.ts';

export type Payment = typeof payments.$inferSelect;

/** Minimum lifetime of a provider's page: 30 minutes by its rules, and a minute for the request. */
const SESSION_SECONDS = 31 * 60;

/**
 * Records a requested payment in the transaction of its order. The session is opened afterwards; if the process stops in between, the
 * record still exists and is checked.
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
      nextCheckAt: getNextCheckTime(createdAt, 0),
      createdAt,
      updatedAt: createdAt,
    })
    .returning();
  if (!payment) throw new Error('the payment was not saved');
  return payment;
}
