/** Discounts on orders: discount goals, coupons and affiliate discounts. Each rule has its own file; `applyPromotions` combines them. */
export { findAffiliateOffer, getAffiliateDiscountOfOrder, findAffiliateOfDiscount } from './affiliate-discounts/find-affiliate-offer.ts';
export type { AppliedPromotion } from './rules/applied-promotion.ts';
export { discountRules } from './rules/discount-rules.ts';
export type { RuleField, RuleTerms } from './rules/discount-rule.ts';
export { summariseTerms } from './rules/rule-terms.ts';
export { applyPromotions, type PromotedOrder, type Promotions } from './rules/apply-promotions.ts';
export { findConditionProblem } from './rules/conditions.ts';
export { couponKey } from './coupons/coupon-code.ts';
export { listAffiliateDiscounts, type AffiliateOwnedDiscount } from './affiliate-discounts/list-affiliate-discounts.ts';
export { listCouponCodes, isCouponUsed, removeExpiredCoupons, listCoupons } from './coupons/coupons-by-code.ts';
export { endCoupon, removeCoupon } from './coupons/end-coupon.ts';
export { readCouponForm } from './coupons/coupon-form.ts';
export { AffiliateDiscountTaken, CouponTaken } from './errors.ts';
export { findCoupon, type FoundCoupon } from './coupons/find-coupon.ts';
export { deleteCouponEmail, removeEmailsOfUses, useCoupon } from './coupons/use-coupon.ts';
export { listActiveGoals, getAllGoals } from './goals/list-active-goals.ts';
export { couponsOfOrders, reconcileCoupons } from './coupons/reconcile-coupons.ts';
export { releasePromotions, retakePromotions } from './release-promotions.ts';
export { saveCoupon, type CouponToSave } from './coupons/save-coupon.ts';
export { toShownPromotion, toShownPromotions } from './rules/to-shown-promotions.ts';
export { reviseAffiliateDiscountUse, useAffiliateDiscount } from './affiliate-discounts/use-affiliate-discount.ts';
export { listCouponUses, lockCoupon, findAdminCoupon, listAdminCoupons, countCouponUses } from './coupons/admin-coupons.ts';
export { lockGoals, findAdminGoal, listAdminGoals } from './goals/admin-goals.ts';
export { saveGoal, removeGoal } from './goals/save-goal.ts';
export {
  lockAffiliateDiscount,
  findAdminAffiliateDiscount,
  listAdminAffiliateDiscounts,
  countAffiliateDiscountUses,
  type AffiliateDiscountRecord,
} from './affiliate-discounts/admin-affiliate-discounts.ts';
export {
  saveAffiliateDiscount,
  type AffiliateDiscountForm,
  endAffiliateDiscounts,
  removeAffiliateDiscount,
} from './affiliate-discounts/save-affiliate-discount.ts';
