import { roundToCash } from '#kit/money';
import { computeShareOfPieces, type OrderLineRow } from '#modules/orders';
import { countPieces, type Progress } from '../order-progress.ts';

interface CashOrder {
  goods: readonly OrderLineRow[];
  charges: readonly OrderLineRow[];
  /** Parcels of ordered goods, without exchanges. */
  parcels: readonly Progress[];
}

/**
 * Returns the cash carriers must collect for an order: its lines minus cancelled, refused and lost pieces, rounded as the country's law requires.
 * Pieces returned after delivery were paid for too.
 * @param cashStep the total is rounded to a multiple of it, minor units; 1: not rounded
 * @returns minor units
 */
export function selectCashDue({ goods, charges, parcels }: CashOrder, cashStep: number): number {
  const never = parcels.filter(({ status }) => status === 'RETURNED_TO_SENDER' || status === 'LOST');
  const paid = goods.map((line) => line.total - computeShareOfPieces(line, { before: 0, count: line.cancelled + countPieces(never, line.id) }));
  const sum = [...paid, ...charges.map(({ total }) => total)].reduce((a, b) => a + b, 0);
  return roundToCash(sum, cashStep);
}
