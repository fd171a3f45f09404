import { orderTransitions, type OrderMove, type OrderStatus } from '../change/order-transitions.ts';

/**
 * Finds the shortest sequence of transitions between two states; empty if they are equal.
 * @throws RangeError if there is none
 */
export function findTransitionPath(from: OrderStatus, to: OrderStatus): OrderMove[] {
  const ways: { at: OrderStatus; moves: OrderMove[] }[] = [{ at: from, moves: [] }];
  const seen = new Set([from]);
  for (const { at, moves } of ways) {
    if (at === to) return moves;
    for (const [move, next] of Object.entries(orderTransitions[at]) as [OrderMove, OrderStatus][]) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, moves: [...moves, move] });
    }
  }
  throw new RangeError(`no transition leads from the order status ${from} to ${to}`);
}
