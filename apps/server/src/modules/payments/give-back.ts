import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { defineJob } from '#platform/job';
import { endRefund, keepRefundRef } from './end-refund.ts';
import { RequestRefused } from './errors.ts';
import type { ProviderRefund } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';
import type { Payment } from './request-payment.ts';
import { payments, refunds } from './tables.ts';

/**
 * Has a provider give back what is due, or asks how that stands. Run again, our own id of the refund keeps it to once.
 * @throws what the provider throws when it can't be reached: it is tried again
 */
export async function giveBack(db: Db, config: Config, refundId: number): Promise<void> {
  const [due] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')));
  if (!due) return;
  const { status, refundRef } = await providersWord(config, due);
  if (status === 'pending') await keepRefundRef(db, refundId, refundRef);
  else await endRefund(db, refundId, { status, providerRef: refundRef });
}

type Due = { refund: typeof refunds.$inferSelect; payment: Payment };

async function providersWord(config: Config, { refund, payment }: Due): Promise<ProviderRefund | { status: 'refused'; refundRef: null }> {
  const provider = providerOf(config, payment.provider);
  if (!provider) throw new Error(`the payment provider ${payment.provider} is switched off`);
  const refused = { status: 'refused', refundRef: null } as const;
  if (!payment.chargeRef) return refused;
  try {
    if (refund.providerRef) return await provider.fetchRefund(refund.providerRef);
    const { amount, currency } = refund;
    return await provider.refund({ chargeRef: payment.chargeRef, amount, currency }, `refund-${refund.reference}-${refund.id}`);
  } catch (error) {
    if (error instanceof RequestRefused) return refused;
    throw error;
  }
}

export const giveBackJob = defineJob({
  name: 'give-back',
  schema: z.object({ refundId: z.int() }),
  run: ({ db, config }, { refundId }) => giveBack(db, config, refundId),
  // After about eight hours the clockwork goes on asking.
  retry: { limit: 10, delaySeconds: 30 },
});
