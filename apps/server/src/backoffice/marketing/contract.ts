import { z } from '@hono/zod-openapi';
import { campaignPhases } from '#contracts/campaigns';
import { subscriptionSources, subscriptionStatuses } from '#contracts/newsletter';
import { languageCount } from '../language-fields.ts';
import { idField, jsonField, textField } from '#platform/request-fields';

const discount = {
  kind: textField.min(1).max(40).openapi({ description: 'A discount kind from `/discount-rules`' }),
  terms: jsonField.openapi({ description: 'The fields of the discount kind: 12.5 means 12.5 %, amounts in major units' }),
};
const benefit = z.string().openapi({ description: 'A short description of the discount in English' });
const instant = z.iso.datetime({ offset: true }).nullable();
const dates = { validFrom: instant, validUntil: instant };
const amounts = z
  .array(
    z.object({
      currency: z.string().regex(/^[A-Z]{3}$/, 'Enter a three-letter currency code'),
      amount: z.number().positive('Enter a number greater than 0').max(10_000_000),
    }),
  )
  .max(20)
  .openapi({ description: 'Minimum order values in major units; the discount is not valid in other currencies' });
const most = z.int().min(1).max(1_000_000_000).nullable();

export const couponFormSchema = z
  .object({
    code: textField.trim().min(1, 'Enter a code').max(40),
    ...discount,
    minimums: amounts,
    ...dates,
    countryIds: z.array(idField).max(300).openapi({ description: 'If empty, valid in all countries' }),
    boundEmail: z.email('Enter a valid email address').nullable(),
    mostUses: most,
    mostUsesEach: most,
    isActive: z.boolean(),
  })
  .openapi('CouponForm');

export const adminCouponSchema = couponFormSchema
  .extend({ id: z.int(), boundEmail: z.string().nullable(), uses: z.int().openapi({ description: 'Number of orders that use it' }) })
  .openapi('AdminCoupon');
export type AdminCouponRow = z.infer<typeof couponRowSchema>;
export const couponRowSchema = adminCouponSchema.extend({ benefit }).openapi('AdminCouponRow');
export const couponRecordSchema = adminCouponSchema.extend({ revision: z.string() }).openapi('CouponRecord');

export const couponUseSchema = z
  .object({ id: z.int(), orderNumber: z.string(), email: z.string(), usedAt: z.string(), releasedAt: z.string().nullable() })
  .openapi('CouponUse');
export type CouponUse = z.infer<typeof couponUseSchema>;

export const goalFormSchema = z
  .object({
    countryId: idField,
    threshold: z.number().positive('Enter a number greater than 0').max(10_000_000).openapi({ description: "Major units of the country's currency" }),
    ...discount,
    ...dates,
    isActive: z.boolean(),
  })
  .openapi('GoalForm');
export const adminGoalSchema = goalFormSchema.extend({ id: z.int(), currency: z.string() }).openapi('AdminGoal');
export const goalRowSchema = adminGoalSchema.extend({ benefit }).openapi('AdminGoalRow');
export type AdminGoalRow = z.infer<typeof goalRowSchema>;
export const goalRecordSchema = adminGoalSchema.extend({ revision: z.string() }).openapi('GoalRecord');

/** A kind of discount, and the fields of its form. */
export const discountRuleSchema = z
  .object({
    kind: z.string(),
    name: z.string(),
    /** Where it can be used. */
    uses: z.array(z.enum(['coupon', 'goal', 'affiliate'])),
    fields: z.array(z.object({ name: z.string(), type: z.enum(['percent', 'amounts', 'pieces', 'products', 'categories']), label: z.string() })),
  })
  .openapi('AdminDiscountRule');
export type DiscountRuleChoice = z.infer<typeof discountRuleSchema>;

/** A product or category that a discount can be limited to, by its English name. */
export const discountTargetSchema = z.object({ id: z.int(), name: z.string() }).openapi('AdminDiscountTarget');
export type DiscountTarget = z.infer<typeof discountTargetSchema>;

/** A country to choose in marketing and content, also for staff without access to the settings. */
export const marketChoiceSchema = z.object({ id: z.int(), code: z.string(), name: z.string(), currency: z.string() }).openapi('MarketChoice');
export type MarketChoice = z.infer<typeof marketChoiceSchema>;

export const adminSubscriberSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    countryId: z.int(),
    languageId: z.int(),
    status: z.enum(subscriptionStatuses),
    consentText: z.string().openapi({ description: 'The text that the subscriber agreed to' }),
    consentAt: z.string(),
    source: z.enum(subscriptionSources),
    confirmedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
  })
  .openapi('AdminSubscriber');
export type AdminSubscriberRow = z.infer<typeof adminSubscriberSchema>;
export const stopSubscriberSchema = z.object({ as: z.enum(['unsubscribed', 'bounced']).default('unsubscribed') }).openapi('StopSubscriber');

export type * from './mailing-contract.ts';
export type * from './wheel-contract.ts';
const text = (longest: number) => textField.max(longest).default('');
const moment = z.iso.datetime({ offset: true });

export const campaignFormSchema = z
  .object({
    slug: text(120).openapi({ description: 'If empty, derived from the English title' }),
    mediaId: idField.nullable().default(null),
    couponCode: text(40).openapi({ description: 'Empty for no coupon' }),
    startsAt: moment,
    endsAt: moment,
    isActive: z.boolean(),
    countryIds: z.array(idField).max(300).default([]).openapi({ description: 'If empty, valid in all countries' }),
    texts: z
      .array(
        z.object({
          languageId: idField,
          title: text(200),
          excerpt: text(400),
          body: text(60_000).openapi({ description: 'Markdown; scripts are removed' }),
          alt: text(250).openapi({ description: 'Alternative text of the picture' }),
        }),
      )
      .max(languageCount),
    productIds: z.array(idField).max(24).default([]),
  })
  .openapi('CampaignForm');
export const campaignRecordSchema = campaignFormSchema
  .extend({ id: z.int(), revision: z.string(), imageUrl: z.string().nullable() })
  .openapi('CampaignRecord');
export const adminCampaignSchema = campaignFormSchema
  .omit({ texts: true, productIds: true, countryIds: true })
  .extend({
    id: z.int(),
    title: z.string(),
    phase: z.enum(campaignPhases),
    languages: z.int().openapi({ description: 'Number of languages with a text' }),
  })
  .openapi('AdminCampaign');
export type AdminCampaignRow = z.infer<typeof adminCampaignSchema>;
