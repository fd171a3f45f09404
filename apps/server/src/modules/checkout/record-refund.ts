import { lockOrder, moveOrder, type PlacedOrderRow } from '#modules/orders';
import { findRefund, lockPayments, refundsOf, type Payment, type Refund } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

/** Money has gone back: the order's payment says so, in part or as a whole. What came twice and went back once is no refund of it. */
export async function recordRefund(db: Db, refundId: number): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (!refund) return;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, refund.reference);
    if (!order || (order.paymentStatus !== 'PAID' && order.paymentStatus !== 'PARTIALLY_REFUNDED')) return;
    const move = refundMove(order, { payments: await lockPayments(tx, refund.reference), refunds: await refundsOf(tx, refund.reference) });
    if (!move || (move === 'refundPart' && order.paymentStatus === 'PARTIALLY_REFUNDED')) return;
    await moveOrder(tx, order, { payment: move, actor: refund.endedBy ? 'shop' : 'provider', reason: 'the money went back' });
  });
}

function refundMove(
  { status, total }: Pick<PlacedOrderRow, 'status' | 'total'>,
  { payments, refunds }: { payments: Payment[]; refunds: Refund[] },
): 'refund' | 'refundPart' | null {
  const kept = payments.find(({ outcome }) => outcome === 'kept');
  // An order that was given up keeps nothing: whatever came for it goes back.
  if (status === 'CANCELLED' && !kept && payments.some(({ outcome }) => outcome === 'refunded')) return 'refund';
  const given = refunds.filter((refund) => refund.status === 'done' && (refund.paymentId === null || refund.paymentId === kept?.id));
  const amount = given.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount === 0) return null;
  // An order that was edited costs less than was paid for it.
  return amount >= Math.max(total, kept?.amount ?? 0) ? 'refund' : 'refundPart';
}
