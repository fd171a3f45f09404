import { z } from '@hono/zod-openapi';
import { campaignPhases } from '#contracts/campaigns';
import { subscriptionSources, subscriptionStatuses } from '#contracts/newsletter';

const kind = z.enum(['percent', 'amount', 'free-delivery']);
const percent = z.number().positive('More than nothing').max(100).nullable().openapi({ description: '12.5 is 12.5 %' });
const instant = z.iso.datetime({ offset: true }).nullable();
const dates = { validFrom: instant, validUntil: instant };
const amounts = z
  .array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/, 'Three capitals'), amount: z.number().positive('More than nothing').max(10_000_000) }))
  .max(20)
  .openapi({ description: 'Major units; in a currency that is not named it does not hold' });
const most = z.int().min(1).max(1_000_000_000).nullable();

export const couponFormSchema = z
  .object({
    code: z.string().trim().min(1, 'A code is needed').max(40),
    kind,
    percent,
    amounts,
    minimums: amounts,
    ...dates,
    countryIds: z.array(z.int()).max(300).openapi({ description: 'Empty: everywhere' }),
    boundEmail: z.email('This is no e-mail address').nullable(),
    mostUses: most,
    mostUsesEach: most,
    isActive: z.boolean(),
  })
  .openapi('CouponForm');

export const staffCouponSchema = couponFormSchema
  .extend({ id: z.int(), boundEmail: z.string().nullable(), uses: z.int().openapi({ description: 'Orders that have it now' }) })
  .openapi('StaffCoupon');
export type StaffCouponRow = z.infer<typeof staffCouponSchema>;
export const couponRecordSchema = staffCouponSchema.extend({ revision: z.string() }).openapi('CouponRecord');

export const couponUseSchema = z
  .object({ id: z.int(), orderNumber: z.string(), email: z.string(), usedAt: z.string(), releasedAt: z.string().nullable() })
  .openapi('CouponUse');
export type CouponUse = z.infer<typeof couponUseSchema>;

export const goalFormSchema = z
  .object({
    countryId: z.int(),
    threshold: z.number().positive('More than nothing').max(10_000_000).openapi({ description: "Major units of the country's currency" }),
    kind,
    percent,
    amount: z.number().positive('More than nothing').max(10_000_000).nullable(),
    ...dates,
    isActive: z.boolean(),
  })
  .openapi('GoalForm');
export const staffGoalSchema = goalFormSchema.extend({ id: z.int(), currency: z.string() }).openapi('StaffGoal');
export type StaffGoalRow = z.infer<typeof staffGoalSchema>;
export const goalRecordSchema = staffGoalSchema.extend({ revision: z.string() }).openapi('GoalRecord');

/** What marketing and content choose countries from, whoever may see the settings. */
export const marketChoiceSchema = z.object({ id: z.int(), code: z.string(), name: z.string(), currency: z.string() }).openapi('MarketChoice');
export type MarketChoice = z.infer<typeof marketChoiceSchema>;

export const staffSubscriberSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    countryId: z.int(),
    languageId: z.int(),
    status: z.enum(subscriptionStatuses),
    consentText: z.string().openapi({ description: 'The words that were agreed to' }),
    consentAt: z.string(),
    source: z.enum(subscriptionSources),
    confirmedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
  })
  .openapi('StaffSubscriber');
export type StaffSubscriberRow = z.infer<typeof staffSubscriberSchema>;
export const stopSubscriberSchema = z.object({ as: z.enum(['unsubscribed', 'bounced']).default('unsubscribed') }).openapi('StopSubscriber');

export type * from './wheel-contract.ts';
const text = (longest: number) => z.string().max(longest).default('');
const moment = z.iso.datetime({ offset: true });

export const campaignFormSchema = z
  .object({
    slug: text(120).openapi({ description: 'Empty: made from the title in English' }),
    mediaId: z.int().nullable().default(null),
    couponCode: text(40).openapi({ description: 'Empty: it gives none' }),
    startsAt: moment,
    endsAt: moment,
    isActive: z.boolean(),
    countryIds: z.array(z.int()).max(300).default([]).openapi({ description: 'Empty: everywhere' }),
    texts: z
      .array(
        z.object({
          languageId: z.int(),
          title: text(200),
          excerpt: text(400),
          body: text(60_000).openapi({ description: 'Markdown; what could run is taken out' }),
          alt: text(250).openapi({ description: 'What is to be seen on the picture' }),
        }),
      )
      .max(17),
    productIds: z.array(z.int()).max(24).default([]),
  })
  .openapi('CampaignForm');
export const campaignRecordSchema = campaignFormSchema
  .extend({ id: z.int(), revision: z.string(), imageUrl: z.string().nullable() })
  .openapi('CampaignRecord');
export const staffCampaignSchema = campaignFormSchema
  .omit({ texts: true, productIds: true, countryIds: true })
  .extend({ id: z.int(), title: z.string(), phase: z.enum(campaignPhases), languages: z.int().openapi({ description: 'It is written in' }) })
  .openapi('StaffCampaign');
export type StaffCampaignRow = z.infer<typeof staffCampaignSchema>;
