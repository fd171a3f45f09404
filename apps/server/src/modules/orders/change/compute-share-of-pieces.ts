import { allocate } from '#kit/money';
import type { OrderLineRow } from '../read/list-order-lines.ts';

/**
 * Calculates the amount paid for some pieces of a line. The line is allocated to its pieces by largest remainder, and pieces are counted
 * from the first, so that partial amounts add up to the line exactly.
 * @param before pieces already cancelled or returned: `cancelled + returned`
 * @param count pieces of this step
 * @returns minor units, VAT included
 * @throws RangeError if the line has fewer pieces
 */
export function computeShareOfPieces(
  { quantity, total }: Pick<OrderLineRow, 'quantity' | 'total'>,
  { before, count }: { before: number; count: number },
): number {
  if (before < 0 || count < 0 || before + count > quantity)
    throw new RangeError(`${before} and ${count} pieces are more than the ${quantity} pieces of the line`);
  const pieces = allocate(
    total,
    Array.from({ length: quantity }, () => 1),
  );
  return pieces.slice(before, before + count).reduce((a, b) => a + b, 0);
}
