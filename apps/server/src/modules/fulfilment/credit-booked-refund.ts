import { allocate } from '#kit/money';
import { getCreditableLines, issueCreditNote } from '#modules/invoicing';
import { lockOrder } from '#modules/orders';
import { findPayment, findRefund } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

/**
 * Issues the credit note for money that the provider returned: through its dashboard, or after a lost dispute (non-payment, Art. 90 of Directive
 * 2006/112/EC). The amount is a price reduction of all lines that are left, because its purpose is unknown. Commissions are derived from it.
 */
export async function creditBookedRefund(db: Db, refundId: number): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (!refund) return;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, refund.reference);
    if (!order || order.invoiceNumber === null) return;
    const payment = refund.paymentId === null ? undefined : await findPayment(tx, { id: refund.paymentId });
    // Money without an order to pay for, such as a double payment, has no invoice.
    if (payment?.outcome !== 'kept') return;
    const { left } = await getCreditableLines(tx, order.id);
    const sum = left.reduce((total, line) => total + line.amount, 0);
    if (sum === 0) return;
    const amounts = allocate(
      Math.min(refund.amount, sum),
      left.map(({ amount }) => amount),
    );
    const lines = left.map(({ orderLineId }, index) => ({ orderLineId, quantity: 0, amount: amounts[index] ?? 0 }));
    await issueCreditNote(tx, { orderId: order.id, cause: refund.cause, lines: refund.amount < sum ? lines : 'all' });
  });
}
