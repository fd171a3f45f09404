import { roundToCash } from '#kit/money';
import { computeShareOfPieces, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { countPieces, type Progress } from '../order-progress.ts';

interface CashOrder {
  order: Pick<PlacedOrderRow, 'rounding'>;
  goods: readonly OrderLineRow[];
  charges: readonly OrderLineRow[];
  /** Parcels of ordered goods, without exchanges. */
  parcels: readonly Progress[];
}

/**
 * Returns what carriers have to collect for an order: its total minus cancelled, refused and lost pieces.
 * Pieces returned after delivery were paid all the same.
 * @param cashStep smallest coin in minor units
 * @returns minor units
 */
export function selectCashDue({ order, goods, charges, parcels }: CashOrder, cashStep: number): number {
  const never = parcels.filter(({ status }) => status === 'RETURNED_TO_SENDER' || status === 'LOST');
  const paid = goods.map((line) => line.total - computeShareOfPieces(line, { before: 0, count: line.cancelled + countPieces(never, line.id) }));
  const sum = [...paid, ...charges.map(({ total }) => total)].reduce((a, b) => a + b, 0);
  return order.rounding === 0 ? sum : roundToCash(sum, cashStep);
}
