import type { Benefit, Discountable, DiscountTerms } from './benefit.ts';
import { benefitOf } from './benefit-of.ts';

/** A tier of one country, in its currency. */
export interface Goal extends DiscountTerms {
  /** What the goods must be worth at sale prices, minor units. */
  threshold: number;
}

/** How far a cart is on the way to a tier. */
export interface GoalProgress extends Goal {
  state: 'available' | 'almost-reached' | 'achieved';
  /** Minor units to go; 0 once achieved. */
  missing: number;
}

/** From this part of a threshold on it is almost reached, in basis points. */
const almostFrom = 8000;

/** Each tier with how far it is, the lowest first. @param goods at sale prices, minor units */
export const goalProgress = (goals: readonly Goal[], goods: number): GoalProgress[] =>
  inOrder(goals).map((goal) => {
    const isAlmost = goods * 10_000 >= goal.threshold * almostFrom;
    return {
      ...goal,
      state: goods >= goal.threshold ? 'achieved' : isAlmost ? 'almost-reached' : 'available',
      missing: Math.max(0, goal.threshold - goods),
    };
  });

/** What the highest tier that is reached takes off; null where none is. The lower ones count no more. */
export function goalBenefit(goals: readonly Goal[], order: Discountable): Benefit | null {
  const reached = inOrder(goals).findLast(({ threshold }) => order.goods >= threshold);
  return reached ? benefitOf(reached, order) : null;
}

const inOrder = (goals: readonly Goal[]): Goal[] => [...goals].sort((a, b) => a.threshold - b.threshold);
