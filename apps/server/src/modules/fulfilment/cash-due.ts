import { roundToCash } from '#kit/money';
import { shareOfPieces, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { piecesIn, type Progress } from './order-progress.ts';

interface CashOrder {
  order: Pick<PlacedOrderRow, 'rounding'>;
  goods: readonly OrderLineRow[];
  charges: readonly OrderLineRow[];
  /** Of what was bought. */
  parcels: readonly Progress[];
}

/**
 * What carriers were to collect for an order of which something arrived: its total less the pieces that were cancelled, refused or
 * lost. What was sent back after it had arrived was paid nevertheless.
 * @param cashStep minor units of the smallest coin
 * @returns minor units
 */
export function cashDue({ order, goods, charges, parcels }: CashOrder, cashStep: number): number {
  const never = parcels.filter(({ status }) => status === 'RETURNED_TO_SENDER' || status === 'LOST');
  const paid = goods.map((line) => line.total - shareOfPieces(line, { before: 0, count: line.cancelled + piecesIn(never, line.id) }));
  const sum = [...paid, ...charges.map(({ total }) => total)].reduce((a, b) => a + b, 0);
  return order.rounding === 0 ? sum : roundToCash(sum, cashStep);
}
