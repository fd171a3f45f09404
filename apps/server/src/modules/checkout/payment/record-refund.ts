import { lockOrder, moveOrder, type PlacedOrderRow } from '#modules/orders';
import { findRefund, lockPayments, listRefunds, type Payment, type Refund } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

/** Records a completed refund in the payment state of its order, in part or in full. Refunding a double payment does not count. */
export async function recordRefund(db: Db, refundId: number): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (!refund) return;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, refund.reference);
    if (!order || (order.paymentStatus !== 'PAID' && order.paymentStatus !== 'PARTIALLY_REFUNDED')) return;
    const move = refundMove(order, { payments: await lockPayments(tx, refund.reference), refunds: await listRefunds(tx, refund.reference) });
    if (!move || (move === 'refundPart' && order.paymentStatus === 'PARTIALLY_REFUNDED')) return;
    await moveOrder(tx, order, { payment: move, actor: refund.endedBy ? 'shop' : 'provider', reason: 'the money went back' });
  });
}

/** Records that a refund failed after it had been recorded. The order counts as paid again, less the refunds that were completed. */
export async function recordFailedRefund(db: Db, refundId: number): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (!refund) return;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, refund.reference);
    if (!order || (order.paymentStatus !== 'REFUNDED' && order.paymentStatus !== 'PARTIALLY_REFUNDED')) return;
    const move = refundMove(order, { payments: await lockPayments(tx, refund.reference), refunds: await listRefunds(tx, refund.reference) });
    if (move === 'refund' || (move === 'refundPart' && order.paymentStatus === 'PARTIALLY_REFUNDED')) return;
    const reason = 'a refund failed';
    const paid = await moveOrder(tx, order, { payment: 'refundFailed', actor: 'provider', reason });
    if (move === 'refundPart') await moveOrder(tx, paid, { payment: move, actor: 'provider', reason });
  });
}

function refundMove(
  { status, total }: Pick<PlacedOrderRow, 'status' | 'total'>,
  { payments, refunds }: { payments: Payment[]; refunds: Refund[] },
): 'refund' | 'refundPart' | null {
  const keptPayment = payments.find(({ outcome }) => outcome === 'kept');
  // The shop keeps no money for a cancelled order: all payments are refunded.
  if (status === 'CANCELLED' && !keptPayment && payments.some(({ outcome }) => outcome === 'refunded')) return 'refund';
  const given = refunds.filter((refund) => refund.status === 'done' && (refund.paymentId === null || refund.paymentId === keptPayment?.id));
  const amount = given.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount === 0) return null;
  // An edited order costs less than was paid for it.
  return amount >= Math.max(total, keptPayment?.amount ?? 0) ? 'refund' : 'refundPart';
}
