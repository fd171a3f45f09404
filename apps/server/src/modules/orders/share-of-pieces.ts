import { allocate } from '#kit/money';
import type { OrderLineRow } from './lines-of-order.ts';

/**
 * What some pieces of a line were paid with: the line is split over its pieces by largest remainder, and they are counted off
 * from the first. So pieces that go one by one add up to the line, to the minor unit.
 * @param before pieces of the line that have gone already, for whatever reason: `cancelled + returned`
 * @param count pieces that go now
 * @returns minor units, VAT included
 * @throws RangeError if the line has not that many
 */
export function shareOfPieces(
  { quantity, total }: Pick<OrderLineRow, 'quantity' | 'total'>,
  { before, count }: { before: number; count: number },
): number {
  if (before < 0 || count < 0 || before + count > quantity) throw new RangeError(`${before} and ${count} are more than ${quantity} pieces`);
  const pieces = allocate(
    total,
    Array.from({ length: quantity }, () => 1),
  );
  return pieces.slice(before, before + count).reduce((a, b) => a + b, 0);
}
