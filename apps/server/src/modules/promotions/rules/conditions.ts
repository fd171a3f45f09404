import type { coupons } from '../tables.ts';
import { isInCurrency } from './discount-rules.ts';

/** The conditions that coupons and affiliate discounts have in common. */
type Conditions = Pick<typeof coupons.$inferSelect, 'isActive' | 'validFrom' | 'validUntil' | 'countryIds' | 'kind' | 'terms' | 'mostUses' | 'uses'>;

/** The order that the conditions are checked for. */
interface ConditionCase {
  at: Date;
  countryId: number;
  currency: string;
}

export type ConditionProblem = { code: 'expired' | 'other-country' | 'used-up' } | { code: 'not-yet'; from: Date };

/** Returns the first condition that an order does not meet. */
export function findConditionProblem(conditions: Conditions, order: ConditionCase): ConditionProblem | null {
  const { isActive, validFrom, validUntil, mostUses, uses } = conditions;
  if (!isActive || (validUntil !== null && validUntil <= order.at)) return { code: 'expired' };
  if (validFrom !== null && validFrom > order.at) return { code: 'not-yet', from: validFrom };
  if (!isValidInCountry(conditions, order)) return { code: 'other-country' };
  return mostUses !== null && uses >= mostUses ? { code: 'used-up' } : null;
}

/** Returns whether the country is allowed and the discount has amounts in its currency. */
const isValidInCountry = (conditions: Conditions, { countryId, currency }: ConditionCase): boolean =>
  (conditions.countryIds === null || conditions.countryIds.includes(countryId)) && isInCurrency(conditions, currency);

export interface MinimumProblem {
  code: 'minimum';
  minimum: number;
  missing: number;
}

/** Returns the amount that an order needs to reach the required value of the goods. Amounts in minor units. */
export function findMinimumProblem(
  { minimums }: Pick<typeof coupons.$inferSelect, 'minimums'>,
  currency: string,
  goods: number,
): MinimumProblem | null {
  const minimum = minimums?.[currency] ?? 0;
  return goods < minimum ? { code: 'minimum', minimum, missing: minimum - goods } : null;
}
