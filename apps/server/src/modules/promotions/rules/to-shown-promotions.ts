import { money, toMajor } from '#kit/money';
import { toLocalDay } from '#modules/countries';
import type { AffiliateDiscountProblem } from '../affiliate-discounts/affiliate-discount.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import type { Promotions } from './apply-promotions.ts';
import type { ShownCoupon, ShownGoal, ShownPromotion, ShownPromotions } from '../contract.ts';
import type { CouponProblem } from '../coupons/coupon-problem.ts';
import type { GoalProgress } from '../goals/discount-goal.ts';

/** Returns the promotions of an order in the API's format, in major units. */
export function toShownPromotions(
  { discount, applied, coupon, affiliate, goals }: Promotions,
  { currency, timeZone }: { currency: string; timeZone: string },
): ShownPromotions {
  return {
    discount: toMajor(money(discount, currency)),
    promotions: applied.map((promotion) => toShownPromotion(promotion, currency)),
    coupon: coupon && {
      code: coupon.code,
      isApplied: coupon.problem === null,
      isAffiliates: coupon.isAffiliates,
      problem: coupon.problem?.code ?? null,
      params: coupon.problem ? toProblemParams(coupon.problem, { currency, timeZone }) : {},
    },
    affiliate: affiliate && {
      code: affiliate.code,
      isApplied: affiliate.problem === null,
      problem: affiliate.problem?.code ?? null,
      params: affiliate.problem ? toProblemParams(affiliate.problem, { currency, timeZone }) : {},
    },
    goals: goals.map((goal) => toShownGoal(goal, currency)),
  };
}

/** Returns one applied promotion of an order in the API's format. */
export const toShownPromotion = (promotion: AppliedPromotion, currency: string): ShownPromotion => ({
  ...promotion,
  amount: toMajor(money(promotion.amount, currency)),
});

function toProblemParams(
  problem: CouponProblem | AffiliateDiscountProblem,
  { currency, timeZone }: { currency: string; timeZone: string },
): ShownCoupon['params'] {
  if (problem.code === 'not-yet') return { from: toLocalDay(timeZone, problem.from) };
  if (problem.code !== 'minimum') return {};
  return { minimum: toMajor(money(problem.minimum, currency)), missing: toMajor(money(problem.missing, currency)), currency };
}

function toShownGoal({ threshold, kind, basisPoints, amount, state, missing }: GoalProgress, currency: string): ShownGoal {
  const major = (minor: number) => toMajor(money(minor, currency));
  const values = { percent: basisPoints ?? 0, amount: major(amount ?? 0), 'free-delivery': 0 };
  return { threshold: major(threshold), kind, value: values[kind], state, missing: major(missing) };
}
