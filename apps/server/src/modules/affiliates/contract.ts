import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { isTimeZone } from '#kit/time-zone';
import { makeNullable, metaSchema } from '#platform/http';
import { holdReasons } from './hold-reason.ts';
import { vatIdCheckSchema } from './vat-ids/vat-id-contract.ts';
import { amount, counts, currency, day, earned, id, periodQuerySchema, text } from './contract-fields.ts';
import { idQuery, textField } from '#platform/request-fields';

export { affiliatePayoutSchema, payoutConversionSchema, usedRateSchema, type AffiliatePayout } from './payouts/payout-contract.ts';
export { payoutChoiceSchema, type PayoutChoice } from './payouts/conversion/choice-contract.ts';
export { payoutFileKinds } from './payouts/payout-file-kinds.ts';
export type { AffiliatePostback, AffiliatePostbacks } from './postbacks/postback-contract.ts';

export { periodQuerySchema } from './contract-fields.ts';
export { holdReasons, type HoldReason } from './hold-reason.ts';
export {
  linkListQuerySchema,
  trackingLinkChangeSchema,
  trackingLinkSchema,
  trackingUrlRequestSchema,
  type TrackingLink,
  type TrackingLinkChange,
  type TrackingUrlRequest,
} from './links/link-contract.ts';

export const affiliateStatuses = ['pending', 'active', 'rejected', 'suspended'] as const;
export const affiliateChannels = ['website', 'blog', 'instagram', 'tiktok', 'youtube', 'facebook', 'newsletter', 'podcast', 'other'] as const;
export const taxStatuses = ['private', 'sole-trader', 'company'] as const;

/** The tax data of an affiliate, printed on their self-billed invoices. */
export const taxDataSchema = z
  .object({
    status: z.enum(taxStatuses),
    name: text(200),
    taxNumber: text(40),
    vatNumber: text(20).openapi({ description: 'VAT number with country code, such as `DE123456789`. Affiliates with a VAT number charge VAT' }),
    address: text(300),
    postalCode: text(20),
    city: text(100),
    countryCode: textField.trim().length(2).toUpperCase().openapi({ description: 'ISO 3166-1 alpha-2 country code' }),
  })
  .openapi('AffiliateTaxData');
export type TaxData = z.infer<typeof taxDataSchema>;

/** The account for payouts: an IBAN if the bank has one, the fields of a local transfer, or an account with a payment service. Null: none. */
export const payoutAccountSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('iban'), holder: text(140), iban: text(42), bic: text(11) }),
    z.object({
      kind: z.literal('bank'),
      holder: text(140),
      bankName: text(140),
      branch: text(140),
      routingNumber: text(40),
      accountNumber: text(40),
      countryCode: textField.trim().length(2).toUpperCase(),
    }),
    z.object({ kind: z.literal('bkash'), holder: text(140), bkash: text(20) }),
    z.object({ kind: z.literal('paypal'), holder: text(140), email: text(254) }),
    z.object({ kind: z.literal('wise'), holder: text(140), email: text(254) }),
  ])
  .nullable()
  .openapi('AffiliatePayoutAccount');
export type PayoutAccount = NonNullable<z.infer<typeof payoutAccountSchema>>;

/** An application to the programme; each wrong field is reported. */
export const affiliateApplicationSchema = z
  .object({
    code: text(32).openapi({ description: 'The desired affiliate code: 3 to 32 letters, digits, - and _. If empty, derived from the name' }),
    website: text(300),
    channels: z.array(z.enum(affiliateChannels)).max(20).default([]),
    audience: text(2000),
    countryIds: z.array(id).max(50).default([]),
    promotion: text(2000).openapi({ description: 'How the affiliate plans to promote the shop' }),
    tax: taxDataSchema,
    languageId: languageIdField,
    hasAcceptedTerms: z.boolean().default(false),
  })
  .openapi('AffiliateApplication');
export type AffiliateApplication = z.infer<typeof affiliateApplicationSchema>;

export const affiliateProfileSchema = z
  .object({
    id,
    userId: id,
    code: z.string(),
    status: z.enum(affiliateStatuses),
    /** The reason shown to the affiliate for the last change of status. */
    statusReason: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    website: z.string(),
    channels: z.array(z.enum(affiliateChannels)),
    audience: z.string(),
    countryIds: z.array(id),
    promotion: z.string(),
    tax: taxDataSchema,
    /** Only the last four characters of an account number are shown. */
    payoutAccount: payoutAccountSchema,
    /** The time until which payouts wait after a change of that account; null: they do not wait. */
    payoutHeldUntil: z.string().nullable(),
    /** The answer of VIES about the VAT id; null: no VAT id of the Union, or it was not checked yet. */
    vatIdCheck: makeNullable(vatIdCheckSchema),
    group: z.string().nullable(),
    tier: z.string().nullable(),
    /** Time zone of the days in the portal, IANA. */
    timeZone: z.string(),
    wantsAnnouncementMails: z.boolean().openapi({ description: 'Whether announcements are also sent by email' }),
    unread: z.object({ announcements: z.int(), messages: z.int() }).openapi({ description: 'Numbers of unread announcements and messages of staff' }),
    appliedAt: z.string(),
  })
  .openapi('AffiliateProfile');
export type AffiliateProfile = z.infer<typeof affiliateProfileSchema>;

/** The profile with the history of the application and the terms of the programme. */
export const advancedProfileSchema = affiliateProfileSchema
  .extend({
    history: z.array(z.object({ status: z.enum(affiliateStatuses), reason: z.string(), at: z.string() })),
    programme: z.object({
      /** Days from delivery until a commission is approved, for orders in the affiliate's home country. */
      holdDays: z.int(),
      /** Minimum balance for a payout; a currency that is not listed has a minimum of one whole unit. */
      payoutThresholds: z.array(z.object({ currency, amount })),
    }),
  })
  .openapi('AffiliateAdvancedProfile');
export type AdvancedProfile = z.infer<typeof advancedProfileSchema>;

/** The fields that affiliates may change. Status, code, group and balance cannot be written. Omitted fields stay. */
export const affiliateUpdateSchema = z
  .object({
    website: textField.trim().max(300),
    channels: z.array(z.enum(affiliateChannels)).max(20),
    audience: textField.trim().max(2000),
    countryIds: z.array(id).max(50),
    promotion: textField.trim().max(2000),
    timeZone: z.string().max(60).refine(isTimeZone).openapi({ description: 'IANA time zone of the days in the portal', example: 'Asia/Dhaka' }),
    wantsAnnouncementMails: z.boolean().openapi({ description: 'Whether announcements are also sent by email' }),
    tax: taxDataSchema,
    /** Null: none. The masked form of the stored account leaves it unchanged. */
    payoutAccount: payoutAccountSchema,
    payoutCurrency: textField
      .length(3)
      .nullable()
      .openapi({ description: 'The currency in which all balances are paid; null: each in its own currency' }),
    currentPassword: textField
      .max(200)
      .openapi({ description: 'Required for a new payout account, unless the session was recently opened with a passkey' }),
  })
  .partial()
  .openapi('AffiliateUpdate');
export type AffiliateUpdate = z.infer<typeof affiliateUpdateSchema>;

/** The balance in one currency, in major units: sums over the ledger. */
export const affiliateBalanceSchema = z
  .object({
    currency,
    /** Not approved yet, including held commissions. */
    pending: amount,
    held: amount,
    /** Approved and not paid, also while it is in a payout that has not arrived; negative if returns exceed earnings. */
    approved: amount,
    /** The part of the approved amount that is in a payout that has not arrived. */
    inPayout: amount,
    paid: amount,
    /** Minimum balance for a payout. */
    threshold: amount,
  })
  .openapi('AffiliateBalance');
export type AffiliateBalance = z.infer<typeof affiliateBalanceSchema>;

const period = { dateFrom: day, dateTo: day };

export const affiliateDashboardSchema = z
  .object({
    ...period,
    stats: z.object({
      ...counts,
      /** Conversions per hundred valid clicks; null without clicks. */
      conversionRate: z.number().nullable(),
      /** Commission of the period by currency, less reversals. */
      commission: earned,
      /** Earnings per valid click, by currency. */
      epc: earned,
      balances: z.array(affiliateBalanceSchema),
      /** The specification's 'pending earnings total': pending and approved, by currency. */
      pendingEarnings: earned,
    }),
    /** The same figures of the period of the same length directly before. */
    previous: z.object({ ...period, ...counts, commission: earned }),
    trafficSources: z.array(z.object({ source: z.string(), ...counts, commission: earned })),
    /** By day, without gaps. */
    earningsData: z.array(z.object({ date: day, ...counts, commission: earned })),
    bestProducts: z.array(z.object({ productId: id.nullable(), name: z.string(), imageUrl: z.string(), pieces: z.int(), commission: earned })),
    /** When pending commissions are approved; `null`: not delivered yet. */
    due: z.array(z.object({ date: day.nullable(), currency, amount })),
  })
  .openapi('AffiliateDashboard');
export type AffiliateDashboard = z.infer<typeof affiliateDashboardSchema>;

/** An event in the portal's list. Amounts in major units. */
export const affiliateEventSchema = z
  .object({
    /** Unique among the events of all kinds. */
    id: z.string(),
    kind: z.enum(['click', 'order', 'approved', 'reversed', 'paid']),
    at: z.string(),
    /** The product of an order line, the number of a payout; empty for a click. */
    title: z.string(),
    /** Empty for a click and a payout. */
    orderReference: z.string(),
    /** The origin of the click or order; empty: no order. */
    source: z.string(),
    subId: z.string(),
    linkId: id.nullable(),
    /** Null for a click. */
    sum: z.object({ currency, amount }).nullable(),
    /** Why a click does not count, such as `repeat`; empty: it counts. */
    clickReason: z.string(),
  })
  .openapi('AffiliateEvent');
export type AffiliateEvent = z.infer<typeof affiliateEventSchema>;

export const affiliateDiscountSchema = z
  .object({
    id,
    name: z.string(),
    /** `active`, or why it is not active: `paused`, `scheduled`, `ended`, `used-up`. */
    status: z.enum(['active', 'paused', 'scheduled', 'ended', 'used-up']),
    kind: z.string(),
    /** The discount: a percentage, or amounts. */
    percent: z.number().nullable(),
    amounts: z.array(z.object({ currency, amount })),
    minimums: z.array(z.object({ currency, amount })),
    /** Empty: all countries. */
    countryIds: z.array(id),
    validFrom: z.string().nullable(),
    validUntil: z.string().nullable(),
    mostUses: z.int().nullable(),
    uses: z.int(),
    /** The address with the discount, in the affiliate's country. */
    url: z.string(),
  })
  .openapi('AffiliateDiscount');
export type AffiliateDiscountRow = z.infer<typeof affiliateDiscountSchema>;

export const commissionStatuses = ['pending', 'approved', 'paid'] as const;

/** An order line and its commission; a reversal is a separate, negative line. */
export const commissionItemSchema = z
  .object({
    /** The id of the ledger entry. */
    id,
    kind: z.enum(['commission', 'reversal', 'adjustment']),
    status: z.enum(commissionStatuses),
    /** Reference of the order; it does not give access to the order. */
    orderReference: z.string(),
    /** The product; nothing about the buyer. */
    productId: id.nullable(),
    productName: z.string(),
    /** Null for an adjustment, which has no order. */
    countryId: id.nullable(),
    date: z.string(),
    currency,
    /** The base of the rate: net of VAT, discounts and delivery. */
    base: amount,
    /** 12.5 is 12.5 %. */
    ratePercent: z.number(),
    /** The line's part of the fixed amount for the order, and of the reduction to the rule's maximum. */
    fixedAmount: amount,
    capReduction: amount,
    /** The rule's name as the merchant wrote it. */
    rule: z.string(),
    commissionAmount: amount,
    /** When it is approved; null: not delivered yet, or fully reversed. */
    dueAt: z.string().nullable(),
    /** Whether the commission is fully reversed. */
    isOver: z.boolean(),
    /** Why it must be reviewed first; empty: no review needed. */
    holdReasons: z.array(z.enum(holdReasons)),
    /** Why it was reversed or refused, as shown to the affiliate. */
    reason: z.string(),
    source: z.string(),
    utmCampaign: z.string(),
    linkId: id.nullable(),
  })
  .openapi('AffiliateCommission');
export type CommissionItem = z.infer<typeof commissionItemSchema>;

export const commissionFilterSchema = z.object({
  affiliateId: idQuery,
  status: z.enum([...commissionStatuses, 'held']).optional(),
  kind: z.enum(['commission', 'reversal', 'adjustment']).optional(),
  currency: currency.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  orderReference: textField.trim().max(40).optional(),
});

export const commissionPageSchema = z
  .object({
    items: z.array(commissionItemSchema),
    meta: metaSchema,
    /** Totals of everything that matches the filter. */
    totals: earned,
  })
  .openapi('AffiliateCommissionPage');
export type CommissionPage = z.infer<typeof commissionPageSchema>;

export const utmAnalyticsFilterSchema = periodQuerySchema.extend({
  countryId: idQuery.optional(),
  source: textField.max(64).optional(),
  device: z.enum(['mobile', 'tablet', 'desktop']).optional(),
  browser: textField.max(40).optional(),
});

const breakdown = z.array(z.object({ name: z.string(), ...counts, commission: earned }));
export const utmAnalyticsSchema = z
  .object({
    ...period,
    totals: z.object({ ...counts, commission: earned }),
    /** False if the report is filtered by device or browser, because orders are not linked to a device. */
    hasConversions: z.boolean(),
    days: z.array(z.object({ date: day, ...counts, commission: earned })),
    campaigns: z.array(
      z.object({
        utmSource: z.string(),
        utmMedium: z.string(),
        utmCampaign: z.string(),
        utmContent: z.string(),
        utmTerm: z.string(),
        ...counts,
        commission: earned,
      }),
    ),
    sources: breakdown,
    subIds: breakdown,
    countries: z.array(z.object({ countryId: id, ...counts, commission: earned })),
    /** Clicks only, because conversions are not linked to a device. */
    devices: z.array(z.object({ name: z.string(), clicks: z.int(), validClicks: z.int() })),
    browsers: z.array(z.object({ name: z.string(), clicks: z.int(), validClicks: z.int() })),
    operatingSystems: z.array(z.object({ name: z.string(), clicks: z.int(), validClicks: z.int() })),
    /** Clicks that do not count, by reason. */
    invalid: z.array(z.object({ reason: z.string(), clicks: z.int() })),
  })
  .openapi('UtmAnalytics');
export type UtmAnalytics = z.infer<typeof utmAnalyticsSchema>;

export { programmeConditionsSchema, type ProgrammeConditions, type ProgrammeReward } from './programme-contract.ts';
export type { AffiliateApiToken, CreatedAffiliateApiToken } from './api-tokens/api-token-contract.ts';
export { longestAffiliateMessage, type AffiliateAnnouncement, type AffiliateMessage, type AnnouncementPage } from './messages/message-contract.ts';
export type { AffiliateCreative } from './creatives/creative-contract.ts';
export type { AffiliateFeed } from './product-feed/feed-contract.ts';
export type { ReportScope } from './api-tokens/report-scopes.ts';
