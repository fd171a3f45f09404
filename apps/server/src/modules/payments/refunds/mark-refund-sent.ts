import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { publishDone } from './end-refund.ts';
import { RefundNotByHand } from '../errors.ts';
import { refunds } from '../tables.ts';

/**
 * Records that staff sent a refund by hand, and deletes the bank account. Repeating it changes nothing.
 * @param sent.by the staff member
 * @param sent.bankRef the bank's id of the transfer, if there is one
 * @throws RefundNotByHand if there is no such refund, or the provider sends it
 */
export async function markRefundSent(db: Db, refundId: number, sent: { by: string; bankRef?: string | undefined }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (!refund || (refund.paymentId !== null && refund.status !== 'refused' && refund.endedBy === null)) throw new RefundNotByHand(refundId);
    if (refund.status === 'done') return;
    await tx
      .update(refunds)
      .set({ status: 'done', endedAt: now(), endedBy: sent.by, providerRef: sent.bankRef ?? refund.providerRef, payOut: null })
      .where(eq(refunds.id, refundId));
    await publishDone(tx, refund);
  });
}
