import { toCanonicalEmail } from '#kit/canonical-email';
import type { Benefit } from '../rules/discount-rule.ts';
import { getRule } from '../rules/discount-rules.ts';
import { findConditionProblem, findMinimumProblem, type ConditionProblem, type MinimumProblem } from '../rules/conditions.ts';
import type { FoundCoupon } from './find-coupon.ts';

/** The order that a coupon is checked for. Amounts in minor units of the country's currency. */
export interface CouponCase {
  at: Date;
  countryId: number;
  currency: string;
  /** The price of the goods at sale prices and after a discount goal. */
  goods: number;
  /** Lower case; empty if not known yet. */
  email: string;
}

/** Why a code does not apply: a stable code and the parameters of its message. Amounts in minor units. */
export type CouponProblem =
  | ConditionProblem
  | MinimumProblem
  | { code: 'unknown' | 'email-needed' | 'other-mailbox' | 'used-already' }
  /** Another discount is better, or no amount is left to reduce. */
  | { code: 'other-discount' | 'free-already' | 'other-delivery' | 'nothing-off' }
  /** The code of an affiliate, but the order is credited to another one. */
  | { code: 'other-affiliate' };

/** Returns the first reason why a code does not apply; reasons that the shopper cannot change come first. */
export function findCouponProblem(coupon: FoundCoupon | null, order: CouponCase): CouponProblem | null {
  if (!coupon) return { code: 'unknown' };
  return findConditionProblem(coupon, order) ?? findUserProblem(coupon, order) ?? findMinimumProblem(coupon, order.currency, order.goods);
}

/** Returns why the code does not apply to the email address of the order. */
function findUserProblem({ boundEmail, mostUsesEach, usesByEmail }: FoundCoupon, { email }: CouponCase): CouponProblem | null {
  if (email === '') return { code: 'email-needed' };
  if (boundEmail !== null && toCanonicalEmail(boundEmail) !== toCanonicalEmail(email)) return { code: 'other-mailbox' };
  return mostUsesEach !== null && usesByEmail >= mostUsesEach ? { code: 'used-already' } : null;
}

/**
 * Returns why a valid coupon gives no reduction.
 * @param asked.worth its reduction, minor units
 * @param asked.affiliate a discount that is at least as good; null: none
 */
export function findIdleReason(
  kind: string,
  { worth, affiliate, delivery }: { worth: number; affiliate: Benefit | null; delivery: { price: number; canBeFree: boolean } },
): CouponProblem | null {
  if (worth > 0) return affiliate ? { code: 'other-discount' } : null;
  return { code: getRule(kind).findIdleReason?.(delivery) ?? 'nothing-off' };
}
