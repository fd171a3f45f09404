import { money, toMajor } from '#kit/money';
import { getTexts } from '@selvedge/i18n/texts';
import { toLocalDay } from '#modules/countries';
import type { AffiliateDiscountProblem } from '../affiliate-discounts/affiliate-discount.ts';
import type { RuleSetting } from './discount-rule.ts';
import { getRule, type Discount } from './discount-rules.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import type { Promotions } from './apply-promotions.ts';
import type { ShownCoupon, ShownGoal, ShownPromotion, ShownPromotions } from '../contract.ts';
import type { CouponProblem } from '../coupons/coupon-problem.ts';
import type { GoalProgress } from '../goals/discount-goal.ts';

/** Returns the promotions of an order in the API's format, in major units. @param shop.language the shop's language code */
export function toShownPromotions(
  { discount, applied, coupon, affiliate, goals }: Promotions,
  { currency, timeZone, language }: { currency: string; timeZone: string; language: string },
): ShownPromotions {
  const setting = buildSetting(language, currency);
  return {
    discount: toMajor(money(discount, currency)),
    promotions: applied.map((promotion) => toShownPromotion(promotion, { currency, language })),
    coupon: coupon && {
      code: coupon.code,
      isApplied: coupon.problem === null,
      isAffiliates: coupon.isAffiliates,
      explanation: coupon.discount ? explain(coupon.discount, setting) : '',
      problem: coupon.problem?.code ?? null,
      params: coupon.problem ? toProblemParams(coupon.problem, { currency, timeZone }) : {},
    },
    affiliate: affiliate && {
      code: affiliate.code,
      isApplied: affiliate.problem === null,
      problem: affiliate.problem?.code ?? null,
      params: affiliate.problem ? toProblemParams(affiliate.problem, { currency, timeZone }) : {},
    },
    goals: goals.map((goal) => toShownGoal(goal, setting)),
  };
}

/** Returns one applied promotion of an order in the API's format. */
export const toShownPromotion = (
  { explained, amount, ...promotion }: AppliedPromotion,
  { currency, language }: { currency: string; language: string },
): ShownPromotion => ({
  ...promotion,
  explanation: explained ? explain(explained, buildSetting(language, currency)) : '',
  amount: toMajor(money(amount, currency)),
});

/** @param code the shop's language code; unknown codes get English */
const buildSetting = (code: string, currency: string): RuleSetting => ({ ...getTexts('promotions', code), currency });

const explain = ({ kind, terms }: Discount, setting: RuleSetting): string => getRule(kind).explain?.(terms, setting) ?? '';

function toProblemParams(
  problem: CouponProblem | AffiliateDiscountProblem,
  { currency, timeZone }: { currency: string; timeZone: string },
): ShownCoupon['params'] {
  if (problem.code === 'not-yet') return { from: toLocalDay(timeZone, problem.from) };
  if (problem.code !== 'minimum') return {};
  return { minimum: toMajor(money(problem.minimum, currency)), missing: toMajor(money(problem.missing, currency)), currency };
}

function toShownGoal({ threshold, kind, terms, state, missing }: GoalProgress, setting: RuleSetting): ShownGoal {
  const major = (minor: number) => toMajor(money(minor, setting.currency));
  return { threshold: major(threshold), reward: getRule(kind).getReward?.(terms, setting) ?? '', state, missing: major(missing) };
}
