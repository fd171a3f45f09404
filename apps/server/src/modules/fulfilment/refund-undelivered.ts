import { issueCreditNote, getCreditableLines, limitToCreditable } from '#modules/invoicing';
import { computeShareOfPieces, type LinePieces, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { computeRefundable, isPaidOnDelivery, lockPayments, refundMoney } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import { isPaid } from './shipments/follow-parcels.ts';

interface UndeliveredGoods {
  /** The order after the pieces were removed. */
  order: PlacedOrderRow;
  /** Its goods before that: these pieces are counted after those that were removed earlier. */
  goods: readonly OrderLineRow[];
  pieces: readonly LinePieces[];
  /** Such as `parcel 7KQ4M-X2RPA-1`: the same cause is refunded once. */
  cause: string;
}

/**
 * Refunds and credits pieces that will not be delivered. If no piece of the order is left, the delivery charges are refunded too.
 * Unpaid cash on delivery is only credited. The credit note number requires that these are the last statements of the transaction.
 */
export async function refundUndelivered(tx: Tx, { order, goods, pieces, cause }: UndeliveredGoods): Promise<void> {
  const { id: orderId, orderNumber: reference, currency } = order;
  const isNothingLeft = order.status === 'CANCELLED';
  // An earlier price reduction for a defect is no longer refundable.
  const lines =
    order.invoiceNumber === null
      ? buildCreditLines(goods, pieces)
      : limitToCreditable(buildCreditLines(goods, pieces), await getCreditableLines(tx, orderId));
  const keptPayment = isPaid(order) ? (await lockPayments(tx, reference)).find(({ outcome }) => outcome === 'kept') : undefined;
  const amount = keptPayment && isNothingLeft ? await computeRefundable(tx, keptPayment) : lines.reduce((sum, line) => sum + line.amount, 0);
  if (isPaid(order) && amount > 0) await refundMoney(tx, { reference, currency, amount, cause });
  if (order.invoiceNumber === null) return;
  const needsCreditNote = isNothingLeft || lines.some((line) => line.amount > 0);
  if (needsCreditNote) await issueCreditNote(tx, { orderId, cause, lines: isNothingLeft ? 'all' : lines, isCashDue: isCashDue(order) });
}

/** Whether carriers still have to collect cash for the order. */
const isCashDue = (order: PlacedOrderRow): boolean => isPaidOnDelivery(order.paymentMethod) && !isPaid(order);

/** Returns the credit of each line; amounts in minor units. */
function buildCreditLines(
  goods: readonly OrderLineRow[],
  pieces: readonly LinePieces[],
): { orderLineId: number; quantity: number; amount: number }[] {
  return pieces.flatMap(({ orderLineId, quantity }) => {
    const line = goods.find(({ id }) => id === orderLineId);
    if (!line) return [];
    return [{ orderLineId, quantity, amount: computeShareOfPieces(line, { before: line.cancelled + line.returned, count: quantity }) }];
  });
}
