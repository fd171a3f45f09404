import { z } from '@hono/zod-openapi';
import { metaSchema } from '#platform/http';
import { holdReasons } from './hold-reason.ts';

export { affiliatePayoutSchema, type AffiliatePayout } from './payout-contract.ts';
export type { AffiliatePostback, AffiliatePostbacks } from './postback-contract.ts';

export { holdReasons, type HoldReason } from './hold-reason.ts';

const text = (max: number) => z.string().trim().max(max).default('');
const id = z.int32().positive();
/** Calendar days of the affiliate's reports, in UTC. */
const day = z.iso.date();
/** Major units. */
const amount = z.number();
const currency = z.string().length(3);

export const affiliateStatuses = ['pending', 'active', 'rejected', 'suspended'] as const;
export const affiliateChannels = ['website', 'blog', 'instagram', 'tiktok', 'youtube', 'facebook', 'newsletter', 'podcast', 'other'] as const;
export const taxStatuses = ['private', 'sole-trader', 'company'] as const;

/** How an affiliate is taxed, and what his self-billed invoices say of him. */
export const taxDataSchema = z
  .object({
    status: z.enum(taxStatuses),
    name: text(200),
    taxNumber: text(40),
    vatNumber: text(20).openapi({ description: 'With its country: `DE123456789`; whoever has one charges VAT' }),
    address: text(300),
    postalCode: text(20),
    city: text(100),
    countryCode: z.string().trim().length(2).toUpperCase().openapi({ description: 'ISO 3166-1 alpha-2' }),
  })
  .openapi('AffiliateTaxData');
export type TaxData = z.infer<typeof taxDataSchema>;

/** Where his money goes: an IBAN where his bank has one, the fields of local transfers elsewhere. */
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
      countryCode: z.string().trim().length(2).toUpperCase(),
    }),
    z.object({ kind: z.literal('bkash'), holder: text(140), bkash: text(20) }),
  ])
  .openapi('AffiliatePayoutAccount');
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** What somebody applies with; each field that is wrong is named. */
export const affiliateApplicationSchema = z
  .object({
    code: text(32).openapi({ description: 'The code he would like: 3 to 32 letters, digits, - and _; empty: one is made of his name' }),
    website: text(300),
    channels: z.array(z.enum(affiliateChannels)).max(20).default([]),
    audience: text(2000),
    countryIds: z.array(id).max(50).default([]),
    promotion: text(2000).openapi({ description: 'How he promotes' }),
    tax: taxDataSchema,
    languageId: id,
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
    /** What he was told when it last changed. */
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
    /** All of an account number but its last four signs is hidden. */
    payoutAccount: payoutAccountSchema.nullable(),
    group: z.string().nullable(),
    tier: z.string().nullable(),
    appliedAt: z.string(),
  })
  .openapi('AffiliateProfile');
export type AffiliateProfile = z.infer<typeof affiliateProfileSchema>;

/** The profile, with what became of his application and what the programme promises him. */
export const advancedProfileSchema = affiliateProfileSchema
  .extend({
    history: z.array(z.object({ status: z.enum(affiliateStatuses), reason: z.string(), at: z.string() })),
    programme: z.object({
      /** Days from delivery until a commission is approved. */
      holdDays: z.int(),
      /** What must be there before it is paid out; where no currency is named, whatever there is. */
      payoutThresholds: z.array(z.object({ currency, amount })),
    }),
  })
  .openapi('AffiliateAdvancedProfile');
export type AdvancedProfile = z.infer<typeof advancedProfileSchema>;

/** What he may change of himself: no status, code, group or balance can be written through it. Left out: it stays. */
export const affiliateUpdateSchema = z
  .object({
    website: z.string().trim().max(300),
    channels: z.array(z.enum(affiliateChannels)).max(20),
    audience: z.string().trim().max(2000),
    countryIds: z.array(id).max(50),
    promotion: z.string().trim().max(2000),
    tax: taxDataSchema,
    /** Null: none. The hidden form of the one that is kept leaves it as it is. */
    payoutAccount: payoutAccountSchema.nullable(),
  })
  .partial()
  .openapi('AffiliateUpdate');
export type AffiliateUpdate = z.infer<typeof affiliateUpdateSchema>;

/** What he has in one currency, major units: sums over his ledger. */
export const affiliateBalanceSchema = z
  .object({
    currency,
    /** Not approved yet, held ones among it. */
    pending: amount,
    held: amount,
    /** Approved and not paid; negative where more came back than there was. */
    approved: amount,
    paid: amount,
    /** What must be there before it is paid out. */
    threshold: amount,
  })
  .openapi('AffiliateBalance');
export type AffiliateBalance = z.infer<typeof affiliateBalanceSchema>;

const period = { dateFrom: day, dateTo: day };
const earned = z.array(z.object({ currency, amount }));
/** Of clicks and what came of them. `conversions`: orders credited that are not given up. */
const counts = { clicks: z.int(), validClicks: z.int(), conversions: z.int() };

/** Days of a report; what is not said ends it today and makes it as long as it usually is. */
export const periodQuerySchema = z.object({ dateFrom: day.optional(), dateTo: day.optional() });

export const affiliateDashboardSchema = z
  .object({
    ...period,
    stats: z.object({
      ...counts,
      /** Conversions per hundred valid clicks; null without clicks. */
      conversionRate: z.number().nullable(),
      /** Commission of the period by currency, reversals taken off. */
      commission: earned,
      /** Earnings per valid click, by currency. */
      epc: earned,
      balances: z.array(affiliateBalanceSchema),
      /** The specification's 'pending earnings total': pending and approved, by currency. */
      pendingEarnings: earned,
    }),
    trafficSources: z.array(z.object({ source: z.string(), ...counts, commission: earned })),
    /** By day, without gaps. */
    earningsData: z.array(z.object({ date: day, ...counts, commission: earned })),
    bestProducts: z.array(z.object({ productId: id.nullable(), name: z.string(), imageUrl: z.string(), pieces: z.int(), commission: earned })),
    /** When what is pending falls due: `null` is not delivered yet. */
    due: z.array(z.object({ date: day.nullable(), currency, amount })),
  })
  .openapi('AffiliateDashboard');
export type AffiliateDashboard = z.infer<typeof affiliateDashboardSchema>;

export const affiliateDiscountSchema = z
  .object({
    id,
    name: z.string(),
    /** `active`, or why it is not: `paused`, `scheduled`, `ended`, `used-up`. */
    status: z.enum(['active', 'paused', 'scheduled', 'ended', 'used-up']),
    kind: z.enum(['percent', 'amount']),
    percent: z.number().nullable(),
    amounts: z.array(z.object({ currency, amount })),
    minimums: z.array(z.object({ currency, amount })),
    /** Empty: everywhere. */
    countryIds: z.array(id),
    validFrom: z.string().nullable(),
    validUntil: z.string().nullable(),
    mostUses: z.int().nullable(),
    uses: z.int(),
    /** The address that carries it, in the affiliate's country. */
    url: z.string(),
  })
  .openapi('AffiliateDiscount');
export type AffiliateDiscountRow = z.infer<typeof affiliateDiscountSchema>;

export const commissionStatuses = ['pending', 'approved', 'paid'] as const;

/** A line of an order and what it earns; a reversal is a line of its own, negative. */
export const commissionItemSchema = z
  .object({
    /** Of the ledger's entry that it comes from. */
    id,
    kind: z.enum(['commission', 'reversal', 'adjustment']),
    status: z.enum(commissionStatuses),
    orderNumber: z.string(),
    /** What it is for; nothing of who bought it. */
    productId: id.nullable(),
    productName: z.string(),
    /** Null: an adjustment, which is for no order. */
    countryId: id.nullable(),
    date: z.string(),
    currency,
    /** What the rate is taken of: net of VAT, discounts and delivery. */
    base: amount,
    /** 12.5 is 12.5 %. */
    ratePercent: z.number(),
    /** The rule in the merchant's words. */
    rule: z.string(),
    commissionAmount: amount,
    /** When it is approved; null: not delivered yet, or over. */
    dueAt: z.string().nullable(),
    /** All of it went back: nothing of it falls due any more. */
    isOver: z.boolean(),
    /** Why somebody looks at it before; empty: nobody has to. */
    holdReasons: z.array(z.enum(holdReasons)),
    /** Why it was reversed or refused, as the affiliate is told. */
    reason: z.string(),
    source: z.string(),
    utmCampaign: z.string(),
    linkId: id.nullable(),
  })
  .openapi('AffiliateCommission');
export type CommissionItem = z.infer<typeof commissionItemSchema>;

export const commissionFilterSchema = z.object({
  affiliateId: z.coerce.number().int().positive(),
  status: z.enum([...commissionStatuses, 'held']).optional(),
  kind: z.enum(['commission', 'reversal', 'adjustment']).optional(),
  currency: currency.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  orderNumber: z.string().trim().max(40).optional(),
});

export const commissionPageSchema = z
  .object({
    items: z.array(commissionItemSchema),
    meta: metaSchema,
    /** Of all that the filter finds. */
    totals: earned,
  })
  .openapi('AffiliateCommissionPage');
export type CommissionPage = z.infer<typeof commissionPageSchema>;

export const trackingUrlRequestSchema = z
  .object({
    affiliateId: id,
    /** An address of the shop, or a path of it: where the link leads. */
    url: text(2000),
    countryId: id.openapi({ description: 'Whose shop, where `url` is a path' }),
    languageId: id,
    name: text(100),
    affiliateDiscountId: id.nullable().default(null),
    source: text(64),
    utmSource: text(100),
    utmMedium: text(100),
    utmCampaign: text(100),
    utmContent: text(100),
    utmTerm: text(100),
    subId: text(100),
  })
  .openapi('TrackingUrlRequest');
export type TrackingUrlRequest = z.infer<typeof trackingUrlRequestSchema>;

export const trackingLinkSchema = z
  .object({
    id,
    code: z.string(),
    name: z.string(),
    url: z.string(),
    shortUrl: z.string(),
    path: z.string(),
    countryId: id,
    productName: z.string().nullable(),
    /** What a piece of it earns now, at its price there; null: it leads to no product. */
    earns: z.object({ currency, amount, ratePercent: z.number() }).nullable(),
    /** SVG. */
    qrCode: z.string(),
    createdAt: z.string(),
    isArchived: z.boolean(),
    ...counts,
    commission: earned,
  })
  .openapi('TrackingLink');
export type TrackingLink = z.infer<typeof trackingLinkSchema>;

export const linkListQuerySchema = periodQuerySchema.extend({
  isArchived: z.enum(['true', 'false']).default('false'),
  page: z.coerce.number().int().positive().max(100_000).default(1),
  take: z.coerce.number().int().positive().max(100).default(20),
});

export const trackingLinkChangeSchema = z
  .object({ name: z.string().trim().max(100), isArchived: z.boolean() })
  .partial()
  .openapi('TrackingLinkChange');
export type TrackingLinkChange = z.infer<typeof trackingLinkChangeSchema>;

export const utmAnalyticsFilterSchema = periodQuerySchema.extend({
  countryId: z.coerce.number().int().positive().optional(),
  source: z.string().max(64).optional(),
  device: z.enum(['mobile', 'tablet', 'desktop']).optional(),
  browser: z.string().max(40).optional(),
});

const breakdown = z.array(z.object({ name: z.string(), ...counts, commission: earned }));
export const utmAnalyticsSchema = z
  .object({
    ...period,
    totals: z.object({ ...counts, commission: earned }),
    /** False: of clicks alone, since a device or a browser was asked for. */
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
    /** Clicks alone: what came of them is not known by device. */
    devices: z.array(z.object({ name: z.string(), clicks: z.int(), validClicks: z.int() })),
    browsers: z.array(z.object({ name: z.string(), clicks: z.int(), validClicks: z.int() })),
    operatingSystems: z.array(z.object({ name: z.string(), clicks: z.int(), validClicks: z.int() })),
    /** Clicks that are shown and not counted, by why. */
    invalid: z.array(z.object({ reason: z.string(), clicks: z.int() })),
  })
  .openapi('UtmAnalytics');
export type UtmAnalytics = z.infer<typeof utmAnalyticsSchema>;
