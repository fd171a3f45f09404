import type { Discount } from '../rules/discount-rules.ts';

/** A tier of one country in its currency. */
export interface Goal extends Discount {
  /** The required value of the goods at sale prices, minor units. */
  threshold: number;
}

/** The progress of a cart towards a tier. */
export interface GoalProgress extends Goal {
  state: 'available' | 'almost-reached' | 'achieved';
  /** Missing minor units; 0 once achieved. */
  missing: number;
}

/** Share of the threshold from which a tier counts as almost reached, in basis points. */
const ALMOST_REACHED_SHARE = 8000;

/**
 * Returns each tier with its progress, the lowest first.
 * @param goods at sale prices, minor units
 */
export const computeGoalProgress = (goals: readonly Goal[], goods: number): GoalProgress[] =>
  sortByThreshold(goals).map((goal) => {
    const isAlmost = goods * 10_000 >= goal.threshold * ALMOST_REACHED_SHARE;
    return {
      ...goal,
      state: goods >= goal.threshold ? 'achieved' : isAlmost ? 'almost-reached' : 'available',
      missing: Math.max(0, goal.threshold - goods),
    };
  });

/**
 * Returns the highest reached tier; lower tiers do not count.
 * @param goods at sale prices, minor units
 */
export const findReachedGoal = (goals: readonly Goal[], goods: number): Goal | undefined =>
  sortByThreshold(goals).findLast(({ threshold }) => goods >= threshold);

const sortByThreshold = (goals: readonly Goal[]): Goal[] => [...goals].sort((a, b) => a.threshold - b.threshold);
