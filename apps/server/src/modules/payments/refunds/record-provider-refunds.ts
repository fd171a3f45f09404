import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { ListedRefund } from '../providers/payment-provider.ts';
import { payments, refunds } from '../tables.ts';
import { bookRefund } from './book-refund.ts';
import { buildRefundKey } from './build-refund-key.ts';
import { endRefund, reopenRefund, storeRefundRef } from './end-refund.ts';
import type { Refund } from './find-refunds.ts';

interface RefundsOfCharge {
  provider: string;
  chargeRef: string;
  /** All refunds of the payment at the provider. */
  made: readonly ListedRefund[];
}

/**
 * Applies a provider's list of refunds of a payment: refunds that the shop requested end or fail, and refunds that were made in the
 * provider's dashboard are booked. A refund that failed after it was reported as completed becomes open work.
 */
export async function recordProviderRefunds(tx: Tx, { provider, chargeRef, made }: RefundsOfCharge): Promise<void> {
  const isOfCharge = and(eq(payments.provider, provider), eq(payments.chargeRef, chargeRef));
  const [payment] = await tx.select().from(payments).where(isOfCharge).for('update');
  if (!payment) return;
  const known = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id)).for('update');
  for (const refund of made) {
    const own = known.find((each) => each.providerRef === refund.refundRef || buildRefundKey(each) === refund.key);
    if (own) await followRefund(tx, own, refund);
    else if (refund.status !== 'refused' && refund.currency === payment.currency)
      await bookRefund(tx, payment, {
        amount: refund.amount,
        cause: `dashboard ${refund.refundRef}`,
        status: refund.status === 'done' ? 'done' : 'due',
        providerRef: refund.refundRef,
      });
  }
}

async function followRefund(tx: Tx, own: Refund, { refundRef, status }: ListedRefund): Promise<void> {
  if (own.status === 'due' && status === 'pending') await storeRefundRef(tx, own.id, refundRef);
  else if (own.status === 'due' && status !== 'pending') await endRefund(tx, own.id, { status, providerRef: refundRef });
  // A manual refund follows a refusal and stays.
  else if (own.status === 'done' && status === 'refused' && own.endedBy === null) await reopenRefund(tx, own);
}
