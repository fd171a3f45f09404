import { computeShareOfPieces, type OrderLineRow } from '#modules/orders';
import type { ReturnItemRow } from '../decide/lock-return.ts';

/** The refund of one line. */
export interface LineRefund {
  orderLineId: number;
  quantity: number;
  /** Minor units, VAT included. */
  amount: number;
}

type EarlierItem = Pick<ReturnItemRow, 'orderLineId' | 'shipmentItemId' | 'quantity' | 'status'>;

/** Items that the line counts as returned. Pieces that came in exchange are counted by their parcel. */
const isCounted = ({ shipmentItemId, status }: EarlierItem): boolean => shipmentItemId === null && status !== 'REJECTED' && status !== 'WITHDRAWN';

/**
 * Returns the refund of items: each piece gets its share of the line's price, so that single refunds add up exactly to the line.
 * @param items the items to refund now
 * @param earlier all items of the order's returns before this refund
 * @returns one refund per item, in the same order
 */
export function computeRefundAmounts(
  items: readonly Pick<ReturnItemRow, 'orderLineId' | 'quantity'>[],
  { lines, earlier }: { lines: readonly OrderLineRow[]; earlier: readonly EarlierItem[] },
): LineRefund[] {
  const refundedBefore = new Map(lines.map((line) => [line.id, countRefundedBefore(line, earlier)]));
  return items.map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    const before = refundedBefore.get(orderLineId);
    if (!line || before === undefined) throw new RangeError(`line ${orderLineId} does not belong to the order`);
    refundedBefore.set(orderLineId, before + quantity);
    return { orderLineId, quantity, amount: computeShareOfPieces(line, { before, count: quantity }) };
  });
}

/** Returns the pieces of a line that were paid back already: cancelled, lost, refused at the door, or refunded. */
function countRefundedBefore(line: OrderLineRow, earlier: readonly EarlierItem[]): number {
  const sum = (isMeant: (item: EarlierItem) => boolean) =>
    earlier.reduce((all, item) => all + (item.orderLineId === line.id && isMeant(item) ? item.quantity : 0), 0);
  const cameBackToSender = line.returned + line.expectedBack - sum(isCounted);
  return line.cancelled + cameBackToSender + sum(({ status }) => status === 'REFUNDED');
}

/**
 * Splits a refund of charges over their lines: the charge for cash on delivery is refunded in full or not at all, the rest is
 * delivery.
 * @param amount minor units
 */
export function splitChargeRefunds(amount: number, lines: readonly OrderLineRow[]): LineRefund[] {
  let left = amount;
  const charges = [...lines.filter(({ kind }) => kind === 'cash-on-delivery'), ...lines.filter(({ kind }) => kind === 'delivery')];
  return charges.flatMap(({ id, total }) => {
    const part = Math.min(left, total);
    left -= part;
    return part > 0 ? [{ orderLineId: id, quantity: part === total ? 1 : 0, amount: part }] : [];
  });
}

/**
 * Returns whether these refunds complete the full amount paid; the cash rounding is then refunded too, as on the credit note.
 * @param sumRefundedCharges refunded charges including these refunds; minor units
 */
export function isAllBack(
  refunds: readonly LineRefund[],
  { lines, earlier, chargesBack }: { lines: readonly OrderLineRow[]; earlier: Parameters<typeof countRefundedBefore>[1]; chargesBack: number },
): boolean {
  const charges = lines.filter(({ kind }) => kind !== 'goods').reduce((sum, { total }) => sum + total, 0);
  const countRefundedNow = (lineId: number) => refunds.reduce((sum, { orderLineId, quantity }) => sum + (orderLineId === lineId ? quantity : 0), 0);
  return (
    chargesBack === charges &&
    lines.every((line) => line.kind !== 'goods' || countRefundedBefore(line, earlier) + countRefundedNow(line.id) === line.quantity)
  );
}
