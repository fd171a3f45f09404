import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { defineJob } from '#platform/job';
import { isMoneyDisputed } from '../disputes/find-disputes.ts';
import { buildRefundKey } from './build-refund-key.ts';
import { endRefund, storeRefundRef } from './end-refund.ts';
import { RequestRefused } from '../providers/provider-errors.ts';
import type { ProviderRefund } from '../providers/payment-provider.ts';
import { findPaymentMethod } from '../find-method.ts';
import { findProvider } from '../find-provider.ts';
import type { MethodKind } from '../providers/provider-kind.ts';
import type { Payment } from '../request-payment.ts';
import { payments, refunds } from '../tables.ts';

/**
 * Requests a due refund from the provider, or reads its state. A refund of a disputed payment waits for the bank's decision. The refund id is
 * the idempotency key, so that a repeated request refunds once.
 * @throws the provider's error if it can't be reached: the job retries
 */
export async function requestRefund(db: Db, config: Config, refundId: number): Promise<void> {
  const [due] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')));
  // The bank has the money until its decision; afterwards the refund is sent, or no longer needed.
  if (!due || (await isMoneyDisputed(db, due.payment.id))) return;
  const { status, refundRef } = await askProviderForRefund(config, due);
  if (status === 'pending') await storeRefundRef(db, refundId, refundRef);
  else await endRefund(db, refundId, { status, providerRef: refundRef });
}

type Due = { refund: typeof refunds.$inferSelect; payment: Payment };

async function askProviderForRefund(config: Config, { refund, payment }: Due): Promise<ProviderRefund | { status: 'refused'; refundRef: null }> {
  const provider = findProvider(config, payment.provider);
  if (!provider) throw new Error(`the payment provider ${payment.provider} is switched off`);
  const refused = { status: 'refused', refundRef: null } as const;
  if (!payment.chargeRef || !canRefund(findPaymentMethod(payment)?.refunds, { refund, payment })) return refused;
  try {
    if (refund.providerRef) return await provider.fetchRefund(refund.providerRef);
    const { amount, currency } = refund;
    return await provider.refund({ chargeRef: payment.chargeRef, amount, currency }, buildRefundKey(refund));
  } catch (error) {
    if (error instanceof RequestRefused) return refused;
    throw error;
  }
}

/** Returns whether the provider can send a refund of this amount to a payment method. */
export const canRefund = (
  refunds: MethodKind['refunds'] | undefined,
  { refund, payment }: { refund: { amount: number }; payment: { amount: number } },
): boolean => refunds === 'partial' || (refunds === 'whole' && refund.amount === payment.amount);

export const requestRefundJob = defineJob({
  name: 'give-back',
  schema: z.object({ refundId: z.int() }),
  run: ({ db, config }, { refundId }) => requestRefund(db, config, refundId),
  // After about eight hours of retries the scheduled check takes over.
  retry: { limit: 10, delaySeconds: 30 },
});
