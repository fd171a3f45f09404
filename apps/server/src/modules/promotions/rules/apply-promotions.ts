import { judgeOffer, type AffiliateDiscountProblem, type AffiliateOffer, type JudgedOffer } from '../affiliate-discounts/affiliate-discount.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import { computeWorth, getRemainder, sumAmounts, sumGoods } from './benefit.ts';
import type { Benefit, Discountable, DiscountLine } from './discount-rule.ts';
import { computeBenefit, getRule, type Discount } from './discount-rules.ts';
import { findCouponProblem, findIdleReason, type CouponCase, type CouponProblem } from '../coupons/coupon-problem.ts';
import { computeGoalProgress, findReachedGoal, type Goal, type GoalProgress } from '../goals/discount-goal.ts';
import type { FoundCoupon } from '../coupons/find-coupon.ts';

/** The goods and the possible discounts. Minor units. */
export interface PromotedOrder extends Omit<CouponCase, 'goods'> {
  /** At sale prices. */
  lines: readonly DiscountLine[];
  /** `price`: the charge of this delivery method for these goods; `canBeFree`: whether promotions may make it free. */
  delivery: { price: number; canBeFree: boolean };
  goals: readonly Goal[];
  /**
   * The code that was entered, upper case, and its coupon; `isAffiliates`: it is the code of the credited affiliate. Null if none
   * was entered. `isOverridden`: it is the code of an affiliate who is not credited, because another affiliate's link counts.
   */
  typed: { code: string; coupon: FoundCoupon | null; isAffiliates: boolean; isOverridden?: boolean } | null;
  /** Discounts of the credited affiliate; null if no affiliate is credited and no discount was named. */
  affiliate: AffiliateOffer | null;
}

/** The result of all promotions on an order. */
export interface Promotions {
  /** Minor units off the goods, at most their price. */
  discount: number;
  /** The part of the discount of each line. */
  lineDiscounts: number[];
  isDeliveryFree: boolean;
  /** In the order of application. */
  applied: AppliedPromotion[];
  goals: GoalProgress[];
  /** The code that was entered, with its discount and the reason why it does not apply; null if none was entered. */
  coupon: { id: number | null; code: string; discount: Discount | null; problem: CouponProblem | null; isAffiliates: boolean } | null;
  /** The affiliate's discount that applies, or the one that the shopper has named with its problem; null if neither exists. */
  affiliate: { id: number; code: string; problem: AffiliateDiscountProblem | null } | null;
}

/** A benefit, and the discount that gives it. */
interface Given {
  kind: AppliedPromotion['kind'];
  code: string;
  discount: Discount;
  benefit: Benefit;
}

/**
 * Applies all promotions in their fixed order: first the discount goal on sale prices, then on the rest the better of coupon and
 * affiliate discount. If both are worth the same, the affiliate discount applies, so that the coupon can be used later.
 */
export function applyPromotions(order: PromotedOrder): Promotions {
  const { lines, currency, goals, typed, affiliate } = order;
  const whole: Discountable = { lines, delivery: order.delivery.canBeFree ? order.delivery.price : 0, currency };
  const reached = findReachedGoal(goals, sumGoods(lines));
  const goal = reached && computeBenefit(reached, whole);
  const left = goal ? getRemainder(whole, goal) : whole;

  const offered = affiliate && judgeOffer(affiliate, { ...order, left });
  const ofAffiliate = offered?.benefit ?? null;
  const { benefit: ofCoupon, problem } = judgeCoupon({ ...order, left, ofAffiliate, isDeliveryFree: goal?.isDeliveryFree ?? false });

  const given: Given[] = [];
  if (reached && goal) given.push({ kind: 'goal', code: '', discount: reached, benefit: goal });
  const better = ofCoupon ? toCouponGiven(typed, ofCoupon) : toAffiliateGiven(affiliate, offered);
  if (better) given.push(better);
  const lineDiscounts = lines.map((_, index) => sumAmounts(given.map(({ benefit }) => benefit.off[index] ?? 0)));
  const applied = given.map(toAppliedPromotion).filter(({ amount, isDeliveryFree }) => amount > 0 || isDeliveryFree);
  return {
    discount: sumAmounts(lineDiscounts),
    lineDiscounts,
    isDeliveryFree: applied.some(({ isDeliveryFree }) => isDeliveryFree),
    applied,
    goals: computeGoalProgress(goals, sumGoods(lines)),
    coupon: typed && toTypedCoupon(typed, problem),
    affiliate: affiliate && buildAffiliateMessage(affiliate, offered, ofCoupon !== null),
  };
}

const toTypedCoupon = ({ code, coupon, isAffiliates }: NonNullable<PromotedOrder['typed']>, problem: CouponProblem | null): Promotions['coupon'] => ({
  id: coupon?.id ?? null,
  code,
  discount: coupon,
  problem,
  isAffiliates,
});

const toCouponGiven = (typed: PromotedOrder['typed'], benefit: Benefit): Given | null =>
  typed?.coupon ? { kind: 'coupon', code: typed.code, discount: typed.coupon, benefit } : null;

const toAffiliateGiven = (affiliate: AffiliateOffer | null, offered: JudgedOffer | null): Given | null =>
  affiliate && offered?.discount && offered.benefit
    ? { kind: 'affiliate', code: affiliate.code, discount: offered.discount, benefit: offered.benefit }
    : null;

const toAppliedPromotion = ({ kind, code, discount, benefit: { off, isDeliveryFree } }: Given): AppliedPromotion => ({
  kind,
  code,
  amount: sumAmounts(off),
  isDeliveryFree,
  ...(getRule(discount.kind).explain && { explained: { kind: discount.kind, terms: discount.terms } }),
});

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

/** Returns the benefit of the entered code; null and the reason if the code does not apply. */
function judgeCoupon({ typed, left, ofAffiliate, delivery, isDeliveryFree, ...order }: JudgedOrder): {
  benefit: Benefit | null;
  problem: CouponProblem | null;
} {
  // The code of an affiliate only gives the affiliate's discount.
  if (!typed || typed.isAffiliates) return { benefit: null, problem: null };
  if (typed.isOverridden) return { benefit: null, problem: { code: 'other-affiliate' } };
  const problem = findCouponProblem(typed.coupon, { ...order, goods: sumGoods(left.lines) });
  if (problem || !typed.coupon) return { benefit: null, problem };
  const benefit = computeBenefit(typed.coupon, left);
  const worth = computeWorth(benefit, left);
  const isWorse = ofAffiliate !== null && computeWorth(ofAffiliate, left) >= worth;
  const idle = findIdleReason(typed.coupon.kind, {
    worth,
    affiliate: isWorse ? ofAffiliate : null,
    delivery: isDeliveryFree ? { price: 0, canBeFree: true } : delivery,
  });
  return { benefit: idle ? null : benefit, problem: idle };
}
