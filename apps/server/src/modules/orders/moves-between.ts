import { orderLife, type OrderMove, type OrderStatus } from './order-life.ts';

/**
 * The moves that bring an order from one state to another, the fewest that do; none if it is there already.
 * @throws RangeError if the table of its life has no way there
 */
export function movesBetween(from: OrderStatus, to: OrderStatus): OrderMove[] {
  const ways: { at: OrderStatus; moves: OrderMove[] }[] = [{ at: from, moves: [] }];
  const seen = new Set([from]);
  for (const { at, moves } of ways) {
    if (at === to) return moves;
    for (const [move, next] of Object.entries(orderLife[at]) as [OrderMove, OrderStatus][]) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, moves: [...moves, move] });
    }
  }
  throw new RangeError(`an order that is ${from} cannot become ${to}`);
}
