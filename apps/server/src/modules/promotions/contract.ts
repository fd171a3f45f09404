import { z } from '@hono/zod-openapi';

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
] as const;

export const shownCouponSchema = z
  .object({
    code: z.string(),
    isApplied: z.boolean(),
    isAffiliates: z
      .boolean()
      .openapi({ description: 'It is no coupon’s but an affiliate’s own code, and credits him; what he gives stands in `affiliate`' }),
    problem: z.enum(couponProblems).nullable(),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .openapi({ description: 'What the sentence needs: minimum and missing (major units) with currency; from, an ISO date' }),
  })
  .openapi('ShownCoupon');
export type ShownCoupon = z.infer<typeof shownCouponSchema>;

/** Why an affiliate's discount does not apply that the shopper has brought along. */
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
    /** The affiliate's; empty: nobody is credited. */
    code: z.string(),
    isApplied: z.boolean(),
    problem: z.enum(affiliateDiscountProblems).nullable(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).openapi({ description: 'As a coupon’s' }),
  })
  .openapi('ShownAffiliateDiscount');
export type ShownAffiliateDiscount = z.infer<typeof shownAffiliateDiscountSchema>;

export const shownGoalSchema = z
  .object({
    /** What the goods must be worth at sale prices, major units. */
    threshold: z.number(),
    kind: z.enum(['percent', 'amount', 'free-delivery']),
    /** Of a percentage: basis points, 1000 is 10 %; of an amount: major units; of free delivery: 0. */
    value: z.number(),
    state: z.enum(['available', 'almost-reached', 'achieved']),
    /** Major units to go. */
    missing: z.number(),
  })
  .openapi('ShownGoal');
export type ShownGoal = z.infer<typeof shownGoalSchema>;

export const shownPromotionSchema = z
  .object({
    kind: z.enum(['goal', 'coupon', 'affiliate']),
    /** The coupon's code, or the affiliate's; empty for a goal. */
    code: z.string(),
    /** Off the goods, major units. */
    amount: z.number(),
    isDeliveryFree: z.boolean(),
  })
  .openapi('ShownPromotion');
export type ShownPromotion = z.infer<typeof shownPromotionSchema>;

/** What promotions do, beside any list of goods. */
export const promotionsSchema = z.object({
  /** Off the goods, major units: the sum of the promotions below. */
  discount: z.number(),
  /** In the order of application. */
  promotions: z.array(shownPromotionSchema),
  /** The code that was typed; null: none. */
  coupon: shownCouponSchema.nullable(),
  /** What an affiliate gives, or why not; null: nothing to speak of. */
  affiliate: shownAffiliateDiscountSchema.nullable(),
  /** The country's tiers, the lowest first. Of those achieved the highest counts. */
  goals: z.array(shownGoalSchema),
});
export type ShownPromotions = z.infer<typeof promotionsSchema>;
