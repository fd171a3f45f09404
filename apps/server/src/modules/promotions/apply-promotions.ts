import { judgeOffer, type AffiliateDiscountProblem, type AffiliateOffer, type JudgedOffer } from './affiliate-discount.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import { nothing, worthOf, type Benefit, type Discountable, type DiscountTerms } from './benefit.ts';
import { benefitOf } from './benefit-of.ts';
import { couponProblem, idleCoupon, type CouponCase, type CouponProblem } from './coupon-problem.ts';
import { goalBenefit, goalProgress, type Goal, type GoalProgress } from './discount-goal.ts';
import type { FoundCoupon } from './find-coupon.ts';

/** What is bought, and what may make it cheaper. Minor units. */
export interface PromotedOrder extends Omit<CouponCase, 'goods'> {
  /** At sale prices. */
  goods: number;
  /** `price` is what this way of delivering costs these goods; `canBeFree`: it is one of those that a promotion may give for nothing. */
  delivery: { price: number; canBeFree: boolean };
  goals: readonly Goal[];
  /** The code that was typed, upper case, and what was found for it; `isAffiliates`: it is no coupon's, but of whoever is credited. Null: none was typed. */
  typed: { code: string; coupon: FoundCoupon | null; isAffiliates: boolean } | null;
  /** Of whoever is credited with it; null: nobody is, and no discount was named. */
  affiliate: AffiliateOffer | null;
}

/** What promotions make of an order. */
export interface Promotions {
  /** Minor units off the goods; never more than they cost. */
  discount: number;
  isDeliveryFree: boolean;
  /** In the order of application. */
  applied: AppliedPromotion[];
  goals: GoalProgress[];
  /** The code that was typed, with why it does not apply; null: none was typed. */
  coupon: { id: number | null; code: string; problem: CouponProblem | null; isAffiliates: boolean } | null;
  /** The affiliate's discount that applies, or with its problem the one that the shopper has named; null: none to speak of. */
  affiliate: { id: number; code: string; problem: AffiliateDiscountProblem | null } | null;
}

/**
 * All promotions on an order, in their fixed order: upon sale prices the discount goal, and upon what is left the better
 * of coupon and affiliate's discount. Where both are worth the same, the affiliate's: the coupon is kept for another time.
 */
export function applyPromotions(order: PromotedOrder): Promotions {
  const { goods, goals, typed, affiliate } = order;
  const whole: Discountable = { goods, delivery: order.delivery.canBeFree ? order.delivery.price : 0 };
  const goal = goalBenefit(goals, whole);
  const left = afterwards(whole, goal ?? nothing);

  const offered = affiliate && judgeOffer(affiliate, { ...order, left });
  const ofAffiliate = offered?.benefit ?? null;
  const { benefit: ofCoupon, problem } = judged({ ...order, left, ofAffiliate, isDeliveryFree: goal?.isDeliveryFree ?? false });

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
    goals: goalProgress(goals, goods),
    coupon: typed && { id: typed.coupon?.id ?? null, code: typed.code, problem, isAffiliates: typed.isAffiliates },
    affiliate: affiliate && toldOf(affiliate, offered, ofCoupon !== null),
  };
}

/** What there is to tell of an affiliate's discount. @param isOutdone whether a coupon is better */
function toldOf({ code, brought }: AffiliateOffer, offered: JudgedOffer | null, isOutdone: boolean): Promotions['affiliate'] {
  if (offered?.discount) {
    if (!isOutdone) return { id: offered.discount.id, code, problem: null };
    return brought && { id: offered.discount.id, code, problem: { code: 'other-discount' } };
  }
  return brought && offered?.problem ? { id: brought.id, code, problem: offered.problem } : null;
}

interface JudgedOrder extends PromotedOrder {
  left: Discountable;
  ofAffiliate: Benefit | null;
  /** Because of a goal. */
  isDeliveryFree: boolean;
}

/** What the typed code takes off; null, and why, where it does not. */
function judged({ typed, left, ofAffiliate, delivery, isDeliveryFree, ...order }: JudgedOrder): {
  benefit: Benefit | null;
  problem: CouponProblem | null;
} {
  // An affiliate's own code takes off what he gives, and nothing besides.
  if (!typed || typed.isAffiliates) return { benefit: null, problem: null };
  const problem = couponProblem(typed.coupon, { ...order, goods: left.goods });
  if (problem || !typed.coupon) return { benefit: null, problem };
  const benefit = benefitOf(termsOf(typed.coupon, order.currency), left);
  const own = worthOf(benefit, left);
  const isWorse = ofAffiliate !== null && worthOf(ofAffiliate, left) >= own;
  const idle = idleCoupon(typed.coupon.kind, {
    own,
    affiliate: isWorse ? ofAffiliate : null,
    delivery: isDeliveryFree ? { price: 0, canBeFree: true } : delivery,
  });
  return { benefit: idle ? null : benefit, problem: idle };
}

const termsOf = ({ kind, basisPoints, amounts }: FoundCoupon, currency: string): DiscountTerms => ({
  kind,
  basisPoints,
  amount: amounts?.[currency] ?? null,
});

/** What is left to be discounted after a benefit. */
const afterwards = ({ goods, delivery }: Discountable, { amount, isDeliveryFree }: Benefit): Discountable => ({
  goods: goods - amount,
  delivery: isDeliveryFree ? 0 : delivery,
});
