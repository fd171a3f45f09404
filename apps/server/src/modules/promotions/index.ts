/** What makes an order cheaper than its lines: discount goals, coupons, affiliates' discounts. Each rule a file, all put together in one. */
export { affiliateDiscountFor, affiliateDiscountOfOrder, affiliateOfDiscount } from './affiliate-discount-for.ts';
export type { AppliedPromotion } from './applied-promotion.ts';
export { applyPromotions, type PromotedOrder, type Promotions } from './apply-promotions.ts';
export { couponKey } from './coupon-code.ts';
export { discountsOfAffiliate, type OwnAffiliateDiscount } from './discounts-of-affiliate.ts';
export { couponCodesOf, isCouponUsed, removeExpiredCoupons } from './coupons-by-code.ts';
export { endCoupon } from './end-coupon.ts';
export { AffiliateDiscountTaken, CouponTaken } from './errors.ts';
export { findCoupon, type FoundCoupon } from './find-coupon.ts';
export { forgetCouponEmail } from './forget-coupon-email.ts';
export { goalsIn, goalsOf } from './goals-in.ts';
export { listCoupons } from './list-coupons.ts';
export { couponsOfOrders, reconcileCoupons } from './reconcile-coupons.ts';
export { releasePromotions, retakePromotions } from './release-promotions.ts';
export { saveCoupon, type NewCoupon } from './save-coupon.ts';
export { shownPromotion, shownPromotions } from './shown-promotions.ts';
export { useCoupon } from './use-coupon.ts';
export { reviseAffiliateDiscountUse, useAffiliateDiscount } from './use-affiliate-discount.ts';
export { couponUsesOf, lockCoupon, staffCoupon, staffCoupons, usesOfCoupon } from './staff-coupons.ts';
export { editCoupon } from './edit-coupon.ts';
export { removeCoupon } from './remove-coupon.ts';
export { lockGoals, staffGoal, staffGoals } from './staff-goals.ts';
export { editGoal } from './edit-goal.ts';
export { removeGoal } from './remove-goal.ts';
export {
  lockAffiliateDiscount,
  staffAffiliateDiscount,
  staffAffiliateDiscounts,
  usesOfAffiliateDiscount,
  type AffiliateDiscountRecord,
} from './staff-affiliate-discounts.ts';
export { editAffiliateDiscount, type AffiliateDiscountForm } from './edit-affiliate-discount.ts';
export { endDiscountsOf } from './end-discounts-of.ts';
export { removeAffiliateDiscount } from './remove-affiliate-discount.ts';
