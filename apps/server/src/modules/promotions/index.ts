/** Discounts on orders: discount goals, coupons and affiliate discounts. Each rule has its own file; `applyPromotions` combines them. */
export { findAffiliateOffer, getAffiliateDiscountOfOrder, findAffiliateOfDiscount } from './affiliate-discounts/find-affiliate-offer.ts';
export type { AppliedPromotion } from './rules/applied-promotion.ts';
export { applyPromotions, type PromotedOrder, type Promotions } from './rules/apply-promotions.ts';
export { couponKey } from './coupons/coupon-code.ts';
export { listAffiliateDiscounts, type AffiliateOwnedDiscount } from './affiliate-discounts/list-affiliate-discounts.ts';
export { listCouponCodes, isCouponUsed, removeExpiredCoupons, listCoupons } from './coupons/coupons-by-code.ts';
export { endCoupon, editCoupon, removeCoupon } from './coupons/edit-coupon.ts';
export { AffiliateDiscountTaken, CouponTaken } from './errors.ts';
export { findCoupon, type FoundCoupon } from './coupons/find-coupon.ts';
export { forgetCouponEmail, forgetCouponUses, useCoupon } from './coupons/use-coupon.ts';
export { listActiveGoals, getAllGoals } from './goals/list-active-goals.ts';
export { couponsOfOrders, reconcileCoupons } from './coupons/reconcile-coupons.ts';
export { releasePromotions, retakePromotions } from './release-promotions.ts';
export { saveCoupon, type NewCoupon } from './coupons/save-coupon.ts';
export { toShownPromotion, toShownPromotions } from './rules/to-shown-promotions.ts';
export { reviseAffiliateDiscountUse, useAffiliateDiscount } from './affiliate-discounts/use-affiliate-discount.ts';
export { listCouponUses, lockCoupon, findAdminCoupon, listAdminCoupons, countCouponUses } from './coupons/admin-coupons.ts';
export { lockGoals, findAdminGoal, listAdminGoals } from './goals/admin-goals.ts';
export { editGoal, removeGoal } from './goals/edit-goal.ts';
export {
  lockAffiliateDiscount,
  findAdminAffiliateDiscount,
  listAdminAffiliateDiscounts,
  countAffiliateDiscountUses,
  type AffiliateDiscountRecord,
} from './affiliate-discounts/admin-affiliate-discounts.ts';
export {
  editAffiliateDiscount,
  type AffiliateDiscountForm,
  endAffiliateDiscounts,
  removeAffiliateDiscount,
} from './affiliate-discounts/edit-affiliate-discount.ts';
