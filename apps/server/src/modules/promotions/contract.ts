import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';

/** Why a code does not apply. */
const couponProblems = [
  'unknown',
  'expired',
  'not-yet',
  'other-country',
  'used-up',
  'email-needed',
  'other-mailbox',
  'used-already',
  'minimum',
  'other-discount',
  'free-already',
  'other-delivery',
  'nothing-off',
  'other-affiliate',
] as const;

export const shownCouponSchema = z
  .object({
    code: z.string(),
    isApplied: z.boolean(),
    isAffiliates: z.boolean().openapi({ description: 'True for an affiliate code. It attributes the order; the discount is in `affiliate`' }),
    /** The benefit in the language of the request; empty if it is only an amount. */
    explanation: z.string(),
    problem: z.enum(couponProblems).nullable(),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .openapi({ description: 'Values of the message: `minimum` and `missing` in major units, with `currency`; `from` is an ISO date' }),
  })
  .openapi('ShownCoupon');
export type ShownCoupon = z.infer<typeof shownCouponSchema>;

/** Why an affiliate discount that the shopper has named does not apply. */
const affiliateDiscountProblems = [
  'unknown',
  'not-active',
  'other-affiliate',
  'expired',
  'not-yet',
  'other-country',
  'used-up',
  'minimum',
  'other-discount',
  'nothing-off',
] as const;

export const shownAffiliateDiscountSchema = z
  .object({
    /** The affiliate's code; empty if no affiliate is credited. */
    code: z.string(),
    isApplied: z.boolean(),
    problem: z.enum(affiliateDiscountProblems).nullable(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).openapi({ description: 'See the `params` of a coupon' }),
  })
  .openapi('ShownAffiliateDiscount');
export type ShownAffiliateDiscount = z.infer<typeof shownAffiliateDiscountSchema>;

export const shownGoalSchema = z
  .object({
    /** The required value of the goods at sale prices, major units. */
    threshold: z.number(),
    /** The benefit in the language of the request: `10% discount`. */
    reward: z.string(),
    state: z.enum(['available', 'almost-reached', 'achieved']),
    /** Major units that are missing. */
    missing: z.number(),
  })
  .openapi('ShownGoal');
export type ShownGoal = z.infer<typeof shownGoalSchema>;

export const shownPromotionSchema = z
  .object({
    kind: z.enum(['goal', 'coupon', 'affiliate']),
    /** The coupon's code or the affiliate's; empty for a goal. */
    code: z.string(),
    /** The benefit in the language of the request or of the order; empty if it is only an amount. */
    explanation: z.string(),
    /** Discount on the goods, major units. */
    amount: z.number(),
    isDeliveryFree: z.boolean(),
  })
  .openapi('ShownPromotion');
export type ShownPromotion = z.infer<typeof shownPromotionSchema>;

/** The fields about promotions, shared by all responses with a list of goods. */
export const promotionsSchema = z.object({
  /** Discount on the goods in major units: the sum of the promotions below. */
  discount: z.number(),
  /** In the order of application. */
  promotions: z.array(shownPromotionSchema),
  /** The code that was entered; null if none. */
  coupon: makeNullable(shownCouponSchema),
  /** The affiliate's discount, or why it does not apply; null if there is none. */
  affiliate: makeNullable(shownAffiliateDiscountSchema),
  /** The country's tiers, the lowest first. The highest achieved tier counts. */
  goals: z.array(shownGoalSchema),
});
export type ShownPromotions = z.infer<typeof promotionsSchema>;
