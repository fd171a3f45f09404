import { share } from '#kit/money';
import type { Goal } from './discount-goal.ts';

/** A tier with the time in which it holds; null: without end. */
export interface DatedGoal extends Goal {
  validFrom: Date | null;
  validUntil: Date | null;
}

/** A lower and a higher tier, and goods (minor units) for which the higher would take off less. */
export interface WorseTier {
  lower: DatedGoal;
  higher: DatedGoal;
  goods: number;
}

/**
 * Finds a tier by which somebody who buys for more would get less: only the highest one that is reached counts. Compared
 * where the higher begins, and just below the next one above it; at the same time only.
 * @param deliveryPrice minor units that free delivery would save for goods of this worth
 */
export function worseTier(goals: readonly DatedGoal[], deliveryPrice: (goods: number) => number): WorseTier | undefined {
  const sorted = [...goals].sort((a, b) => a.threshold - b.threshold);
  for (const [index, higher] of sorted.entries()) {
    const next = sorted.slice(index + 1).find((other) => isAtOnce(higher, other));
    const lowers = sorted.slice(0, index).filter((other) => isAtOnce(higher, other));
    for (const lower of lowers) {
      for (const goods of next ? [higher.threshold, next.threshold - 1] : [higher.threshold]) {
        if (worth(higher, goods, deliveryPrice) < worth(lower, goods, deliveryPrice)) return { lower, higher, goods };
      }
    }
  }
  return undefined;
}

const isAtOnce = (one: DatedGoal, other: DatedGoal): boolean =>
  (one.validUntil === null || other.validFrom === null || other.validFrom < one.validUntil) &&
  (other.validUntil === null || one.validFrom === null || one.validFrom < other.validUntil);

function worth({ kind, basisPoints, amount }: Goal, goods: number, deliveryPrice: (goods: number) => number): number {
  if (kind === 'percent') return share(goods, basisPoints ?? 0);
  return kind === 'amount' ? Math.min(amount ?? 0, goods) : deliveryPrice(goods);
}
