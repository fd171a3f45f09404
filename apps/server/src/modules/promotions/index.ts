/** Discounts on orders: discount goals, coupons and affiliate discounts. Each rule has its own file; `applyPromotions` combines them. */
export { findAffiliateOffer, getAffiliateDiscountOfOrder, findAffiliateOfDiscount } from './find-affiliate-offer.ts';
export type { AppliedPromotion } from './applied-promotion.ts';
export { applyPromotions, type PromotedOrder, type Promotions } from './apply-promotions.ts';
export { couponKey } from './coupon-code.ts';
export { listAffiliateDiscounts, type AffiliateOwnedDiscount } from './list-affiliate-discounts.ts';
export { listCouponCodes, isCouponUsed, removeExpiredCoupons } from './coupons-by-code.ts';
export { endCoupon } from './end-coupon.ts';
export { AffiliateDiscountTaken, CouponTaken } from './errors.ts';
export { findCoupon, type FoundCoupon } from './find-coupon.ts';
export { forgetCouponEmail } from './forget-coupon-email.ts';
export { listActiveGoals, getAllGoals } from './list-active-goals.ts';
export { listCoupons } from './list-coupons.ts';
export { couponsOfOrders, reconcileCoupons } from './reconcile-coupons.ts';
export { releasePromotions, retakePromotions } from './release-promotions.ts';
export { saveCoupon, type NewCoupon } from './save-coupon.ts';
export { toShownPromotion, toShownPromotions } from './to-shown-promotions.ts';
export { useCoupon } from './use-coupon.ts';
export { reviseAffiliateDiscountUse, useAffiliateDiscount } from './use-affiliate-discount.ts';
export { listCouponUses, lockCoupon, findAdminCoupon, listAdminCoupons, countCouponUses } from './admin-coupons.ts';
export { editCoupon } from './edit-coupon.ts';
export { removeCoupon } from './remove-coupon.ts';
export { lockGoals, findAdminGoal, listAdminGoals } from './admin-goals.ts';
export { editGoal } from './edit-goal.ts';
export { removeGoal } from './remove-goal.ts';
export {
  lockAffiliateDiscount,
  findAdminAffiliateDiscount,
  listAdminAffiliateDiscounts,
  countAffiliateDiscountUses,
  type AffiliateDiscountRecord,
} from './admin-affiliate-discounts.ts';
export { editAffiliateDiscount, type AffiliateDiscountForm } from './edit-affiliate-discount.ts';
export { endAffiliateDiscounts } from './end-affiliate-discounts.ts';
export { removeAffiliateDiscount } from './remove-affiliate-discount.ts';
