import { judgeOffer, type AffiliateDiscountProblem, type AffiliateOffer, type JudgedOffer } from '../affiliate-discounts/affiliate-discount.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import { nothing, computeWorth, type Benefit, type Discountable, type DiscountTerms } from './benefit.ts';
import { computeBenefit } from './compute-benefit.ts';
import { findCouponProblem, findIdleReason, type CouponCase, type CouponProblem } from '../coupons/coupon-problem.ts';
import { computeGoalBenefit, computeGoalProgress, type Goal, type GoalProgress } from '../goals/discount-goal.ts';
import type { FoundCoupon } from '../coupons/find-coupon.ts';

/** The goods and the possible discounts. Minor units. */
export interface PromotedOrder extends Omit<CouponCase, 'goods'> {
  /** At sale prices. */
  goods: number;
  /** `price`: the charge of this delivery method for these goods; `canBeFree`: whether promotions may make it free. */
  delivery: { price: number; canBeFree: boolean };
  goals: readonly Goal[];
  /**
   * The code that was entered, upper case, and its coupon; `isAffiliates`: it is the code of the credited affiliate. Null if none
   * was entered.
   */
  typed: { code: string; coupon: FoundCoupon | null; isAffiliates: boolean } | null;
  /** Discounts of the credited affiliate; null if nobody is credited and no discount was named. */
  affiliate: AffiliateOffer | null;
}

/** The result of all promotions on an order. */
export interface Promotions {
  /** Minor units off the goods, at most their price. */
  discount: number;
  isDeliveryFree: boolean;
  /** In the order of application. */
  applied: AppliedPromotion[];
  goals: GoalProgress[];
  /** The code that was entered, with the reason why it does not apply; null if none was entered. */
  coupon: { id: number | null; code: string; problem: CouponProblem | null; isAffiliates: boolean } | null;
  /** The affiliate's discount that applies, or the one that the shopper has named with its problem; null if neither exists. */
  affiliate: { id: number; code: string; problem: AffiliateDiscountProblem | null } | null;
}

/**
 * Applies all promotions in their fixed order: first the discount goal on sale prices, then on the rest the better of coupon and
 * affiliate discount. If both are worth the same, the affiliate discount, so that the coupon can be used another time.
 */
export function applyPromotions(order: PromotedOrder): Promotions {
  const { goods, goals, typed, affiliate } = order;
  const whole: Discountable = { goods, delivery: order.delivery.canBeFree ? order.delivery.price : 0 };
  const goal = computeGoalBenefit(goals, whole);
  const left = getRemainder(whole, goal ?? nothing);

  const offered = affiliate && judgeOffer(affiliate, { ...order, left });
  const ofAffiliate = offered?.benefit ?? null;
  const { benefit: ofCoupon, problem } = judgeCoupon({ ...order, left, ofAffiliate, isDeliveryFree: goal?.isDeliveryFree ?? false });

  const applied: AppliedPromotion[] = [];
  const apply = (kind: AppliedPromotion['kind'], code: string, benefit: Benefit | null) => {
    if (benefit && (benefit.amount > 0 || benefit.isDeliveryFree)) applied.push({ kind, code, ...benefit });
  };
  apply('goal', '', goal);
  if (typed && ofCoupon) apply('coupon', typed.code, ofCoupon);
  else if (affiliate) apply('affiliate', affiliate.code, ofAffiliate);
  return {
    discount: applied.reduce((sum, { amount }) => sum + amount, 0),
    isDeliveryFree: applied.some(({ isDeliveryFree }) => isDeliveryFree),
    applied,
    goals: computeGoalProgress(goals, goods),
    coupon: typed && { id: typed.coupon?.id ?? null, code: typed.code, problem, isAffiliates: typed.isAffiliates },
    affiliate: affiliate && buildAffiliateMessage(affiliate, offered, ofCoupon !== null),
  };
}

/**
 * Returns the message about an affiliate's discount.
 * @param isCouponBetter whether a coupon is better
 */
function buildAffiliateMessage(
  { code, namedDiscount }: AffiliateOffer,
  offered: JudgedOffer | null,
  isCouponBetter: boolean,
): Promotions['affiliate'] {
  if (offered?.discount) {
    if (!isCouponBetter) return { id: offered.discount.id, code, problem: null };
    return namedDiscount && { id: offered.discount.id, code, problem: { code: 'other-discount' } };
  }
  return namedDiscount && offered?.problem ? { id: namedDiscount.id, code, problem: offered.problem } : null;
}

interface JudgedOrder extends PromotedOrder {
  left: Discountable;
  ofAffiliate: Benefit | null;
  /** Whether a goal makes delivery free. */
  isDeliveryFree: boolean;
}

/** Returns what the entered code takes off; null and the reason if it does not apply. */
function judgeCoupon({ typed, left, ofAffiliate, delivery, isDeliveryFree, ...order }: JudgedOrder): {
  benefit: Benefit | null;
  problem: CouponProblem | null;
} {
  // The code of an affiliate only gives the affiliate's discount.
  if (!typed || typed.isAffiliates) return { benefit: null, problem: null };
  const problem = findCouponProblem(typed.coupon, { ...order, goods: left.goods });
  if (problem || !typed.coupon) return { benefit: null, problem };
  const benefit = computeBenefit(toTerms(typed.coupon, order.currency), left);
  const conditions = computeWorth(benefit, left);
  const isWorse = ofAffiliate !== null && computeWorth(ofAffiliate, left) >= conditions;
  const idle = findIdleReason(typed.coupon.kind, {
    own: conditions,
    affiliate: isWorse ? ofAffiliate : null,
    delivery: isDeliveryFree ? { price: 0, canBeFree: true } : delivery,
  });
  return { benefit: idle ? null : benefit, problem: idle };
}

const toTerms = ({ kind, basisPoints, amounts }: FoundCoupon, currency: string): DiscountTerms => ({
  kind,
  basisPoints,
  amount: amounts?.[currency] ?? null,
});

/** Returns what can still be discounted after a benefit. */
const getRemainder = ({ goods, delivery }: Discountable, { amount, isDeliveryFree }: Benefit): Discountable => ({
  goods: goods - amount,
  delivery: isDeliveryFree ? 0 : delivery,
});
