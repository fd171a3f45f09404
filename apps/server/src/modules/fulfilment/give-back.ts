import { issueCreditNote, leftToCredit, withinLeft } from '#modules/invoicing';
import { shareOfPieces, type LinePieces, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { leftOf, lockPayments, refundMoney } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import { isPaid } from './follow-parcels.ts';

interface GoneGoods {
  /** As it stands after its pieces have gone. */
  order: PlacedOrderRow;
  /** Its goods as they were before: the pieces that go now are counted from those that went earlier. */
  goods: readonly OrderLineRow[];
  pieces: readonly LinePieces[];
  /** Such as `parcel 7KQ4M-X2RPA-1`: the same cause gives back once. */
  cause: string;
}

/**
 * Gives back what pieces were paid with that never come, and credits them. Of an order of which nothing comes, all goes back:
 * delivery too. Nothing was paid yet for cash on delivery, so only the paper says so. These are the last statements of their
 * transaction, for the number of the credit note.
 */
export async function giveBack(tx: Tx, { order, goods, pieces, cause }: GoneGoods): Promise<void> {
  const { id: orderId, orderNumber: reference, currency } = order;
  const isNothingLeft = order.status === 'CANCELLED';
  // What was given back for a flaw before is no part of it any more.
  const lines = order.invoiceNumber === null ? creditFor(goods, pieces) : withinLeft(creditFor(goods, pieces), await leftToCredit(tx, orderId));
  const kept = isPaid(order) ? (await lockPayments(tx, reference)).find(({ outcome }) => outcome === 'kept') : undefined;
  const amount = kept && isNothingLeft ? await leftOf(tx, kept) : lines.reduce((sum, line) => sum + line.amount, 0);
  if (isPaid(order) && amount > 0) await refundMoney(tx, { reference, currency, amount, cause });
  if (order.invoiceNumber === null) return;
  const isWorthPaper = isNothingLeft || lines.some((line) => line.amount > 0);
  if (isWorthPaper) await issueCreditNote(tx, { orderId, cause, lines: isNothingLeft ? 'all' : lines });
}

/** What each line is credited with; amounts in minor units. */
function creditFor(goods: readonly OrderLineRow[], pieces: readonly LinePieces[]): { orderLineId: number; quantity: number; amount: number }[] {
  return pieces.flatMap(({ orderLineId, quantity }) => {
    const line = goods.find(({ id }) => id === orderLineId);
    if (!line) return [];
    return [{ orderLineId, quantity, amount: shareOfPieces(line, { before: line.cancelled + line.returned, count: quantity }) }];
  });
}
