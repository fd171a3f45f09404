import { shareOfPieces, type OrderLineRow } from '#modules/orders';
import type { ReturnItemRow } from './lock-return.ts';

/** What one line gives back. */
export interface LineRefund {
  orderLineId: number;
  quantity: number;
  /** Minor units, VAT included. */
  amount: number;
}

const counted: readonly string[] = ['Requested For Return', 'APPROVED', 'RECEIVED', 'REFUNDED', 'EXCHANGED'];

/**
 * What items give back: each piece its share of what was paid for its line, so that pieces that go back one by one add up to
 * the line, to the minor unit.
 * @param items those whose money goes back now
 * @param earlier all items of the order's returns as they stand before
 * @returns per item, in their order
 */
export function refundAmounts(
  items: readonly Pick<ReturnItemRow, 'orderLineId' | 'quantity'>[],
  { lines, earlier }: { lines: readonly OrderLineRow[]; earlier: readonly Pick<ReturnItemRow, 'orderLineId' | 'quantity' | 'status'>[] },
): LineRefund[] {
  const gone = new Map(lines.map((line) => [line.id, goneBefore(line, earlier)]));
  return items.map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    const before = gone.get(orderLineId);
    if (!line || before === undefined) throw new RangeError(`line ${orderLineId} is none of the order's`);
    gone.set(orderLineId, before + quantity);
    return { orderLineId, quantity, amount: shareOfPieces(line, { before, count: quantity }) };
  });
}

/** Pieces of a line whose money has gone back: cancelled, lost on the way or refused at the door, and refunded. */
function goneBefore(line: OrderLineRow, earlier: readonly Pick<ReturnItemRow, 'orderLineId' | 'quantity' | 'status'>[]): number {
  const sum = (statuses: readonly string[]) =>
    earlier.reduce((all, item) => all + (item.orderLineId === line.id && statuses.includes(item.status) ? item.quantity : 0), 0);
  const cameBackToSender = line.returned - sum(counted);
  return line.cancelled + cameBackToSender + sum(['REFUNDED']);
}

/**
 * Splits what goes back beside the goods over the lines that it was paid by: the charge for cash on delivery goes back whole or
 * not at all, the rest is delivery.
 * @param amount minor units
 */
export function chargeRefunds(amount: number, lines: readonly OrderLineRow[]): LineRefund[] {
  let left = amount;
  const charges = [...lines.filter(({ kind }) => kind === 'cash-on-delivery'), ...lines.filter(({ kind }) => kind === 'delivery')];
  return charges.flatMap(({ id, total }) => {
    const part = Math.min(left, total);
    left -= part;
    return part > 0 ? [{ orderLineId: id, quantity: part === total ? 1 : 0, amount: part }] : [];
  });
}

/**
 * Whether with these refunds all that was paid has gone back: then the rounding to coins goes too, as on the credit note.
 * @param chargesBack what has gone back beside the goods, these refunds included; minor units
 */
export function isAllBack(
  refunds: readonly LineRefund[],
  { lines, earlier, chargesBack }: { lines: readonly OrderLineRow[]; earlier: Parameters<typeof goneBefore>[1]; chargesBack: number },
): boolean {
  const charges = lines.filter(({ kind }) => kind !== 'goods').reduce((sum, { total }) => sum + total, 0);
  const now = (lineId: number) => refunds.reduce((sum, { orderLineId, quantity }) => sum + (orderLineId === lineId ? quantity : 0), 0);
  return chargesBack === charges && lines.every((line) => line.kind !== 'goods' || goneBefore(line, earlier) + now(line.id) === line.quantity);
}
