import { computeWorth } from '../rules/benefit.ts';
import { computeBenefit } from '../rules/discount-rules.ts';
import type { Goal } from './discount-goal.ts';

/** A tier with its period; null: unlimited. */
export interface DatedGoal extends Goal {
  validFrom: Date | null;
  validUntil: Date | null;
}

/** A lower and a higher tier, and an order value (minor units) for which the higher takes off less. */
export interface WorseTier {
  lower: DatedGoal;
  higher: DatedGoal;
  goods: number;
}

/**
 * Finds a tier by which a larger order would get a smaller discount, because only the highest reached tier counts. Compares at the
 * start of the higher tier and just below the next one; only tiers with overlapping periods.
 * @param shop.deliveryPrice returns the minor units that free delivery would save for goods of this value
 */
export function findWorseTier(
  goals: readonly DatedGoal[],
  { currency, deliveryPrice }: { currency: string; deliveryPrice: (goods: number) => number },
): WorseTier | undefined {
  const computeTierWorth = (goal: DatedGoal, goods: number): number => {
    const line = { amount: goods, quantity: 1, productId: 0, categoryIds: [] };
    const order = { lines: [line], delivery: deliveryPrice(goods), currency };
    return computeWorth(computeBenefit(goal, order), order);
  };
  const sorted = [...goals].sort((a, b) => a.threshold - b.threshold);
  for (const [index, higher] of sorted.entries()) {
    const next = sorted.slice(index + 1).find((other) => isAtOnce(higher, other));
    const lowers = sorted.slice(0, index).filter((other) => isAtOnce(higher, other));
    for (const lower of lowers) {
      for (const goods of next ? [higher.threshold, next.threshold - 1] : [higher.threshold]) {
        if (computeTierWorth(higher, goods) < computeTierWorth(lower, goods)) return { lower, higher, goods };
      }
    }
  }
  return undefined;
}

const isAtOnce = (one: DatedGoal, other: DatedGoal): boolean =>
  (one.validUntil === null || other.validFrom === null || other.validFrom < one.validUntil) &&
  (other.validUntil === null || one.validFrom === null || one.validFrom < other.validUntil);
