import { z } from '@hono/zod-openapi';
import { affiliateStatuses, holdReasons, payoutAccountSchema, taxDataSchema } from '#contracts/affiliates';
import { idField, jsonField, textField } from '#platform/request-fields';
import { currency } from './currency-field.ts';

export type { DuePayoutRow, PayoutRecord } from './payout-contract.ts';
export type { ExchangeRateRow } from './rate-contract.ts';
export type { AdminCreativeRow } from './creative-contract.ts';
export type { AdminAnnouncementRow, AdminMessage, ConversationRow } from './messages/message-contract.ts';
export type { AdminPostbacks } from './postback-contract.ts';
export type { HeldReport } from './held-report-contract.ts';
export type { ProgrammeRecord } from './programme-contract.ts';

export const affiliateMoves = ['approve', 'reject', 'suspend', 'resume'] as const;
export const applicationSignals = [
  'unconfirmed-email',
  'same-website',
  'same-tax-number',
  'same-address',
  'same-payout-account',
  'same-email-domain',
  'disposable-email',
] as const;

const reason = textField.trim().max(1000);
const whyNot = reason.min(1, 'Enter a reason for the affiliate');
const amounts = z.array(z.object({ currency: z.string(), amount: z.number() })).openapi({ description: 'Major units' });
const signals = z.array(z.object({ signal: z.enum(applicationSignals), codes: z.array(z.string()) }));

export const adminAffiliateSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    status: z.enum(affiliateStatuses),
    group: z.string().nullable(),
    tier: z.string().nullable(),
    countryIds: z.array(z.int()),
    website: z.string(),
    appliedAt: z.string(),
    earnedLately: amounts,
  })
  .openapi('AdminAffiliate');
export type AdminAffiliateRow = z.infer<typeof adminAffiliateSchema>;

export const applicationRowSchema = adminAffiliateSchema
  .pick({ id: true, code: true, firstName: true, lastName: true, email: true, countryIds: true, website: true, appliedAt: true })
  .extend({ signals })
  .openapi('AffiliateApplicationRow');
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

export const affiliateRecordSchema = z
  .object({
    id: z.int(),
    userId: z.int(),
    code: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    status: z.enum(affiliateStatuses),
    groupId: z.int().nullable(),
    tierId: z.int().nullable(),
    isTierFixed: z.boolean(),
    website: z.string(),
    channels: z.array(z.string()),
    audience: z.string(),
    countryIds: z.array(z.int()),
    promotion: z.string(),
    tax: taxDataSchema,
    payoutAccount: payoutAccountSchema,
    languageId: z.int(),
    appliedAt: z.string(),
    /** When the affiliate asked for erasure, which follows settlement; null: no request. */
    leavingAt: z.string().nullable(),
    notes: z.string(),
    signals,
    history: z.array(z.object({ id: z.int(), from: z.string().nullable(), to: z.string(), actor: z.string(), reason: z.string(), at: z.string() })),
    balances: z.array(
      z.object({
        currency: z.string(),
        pending: z.number(),
        held: z.number(),
        approved: z.number(),
        /** The part of the approved amount that is in a payout that has not arrived. */
        inPayout: z.number(),
        paid: z.number(),
      }),
    ),
    /** For the last thirty days. */
    figures: z.object({ clicks: z.int(), validClicks: z.int(), conversions: z.int(), earned: amounts }),
    links: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        path: z.string(),
        countryId: z.int(),
        createdAt: z.string(),
        isArchived: z.boolean(),
      }),
    ),
    revision: z.string(),
  })
  .openapi('AffiliateRecord');
export type AffiliateRecord = z.infer<typeof affiliateRecordSchema>;

export const affiliateFormSchema = z
  .object({
    groupId: idField.nullable(),
    tierId: idField.nullable(),
    isTierFixed: z.boolean(),
    notes: textField.trim().max(5000),
  })
  .openapi('AdminAffiliateForm');

/** The reason is sent to the affiliate. */
export const welcomeSchema = z.object({ reason: reason.default('') }).openapi('AffiliateWelcome');
export const refusalSchema = z.object({ reason: whyNot }).openapi('AffiliateRefusal');

export const manyApplicationsSchema = z
  .object({
    ids: z.array(idField).min(1).max(100),
    change: z.discriminatedUnion('move', [
      z.object({ move: z.literal('approve'), reason: reason.default('') }),
      z.object({ move: z.literal('reject'), reason: whyNot }),
    ]),
  })
  .openapi('ManyAffiliateApplications');

export const ledgerEntrySchema = z
  .object({
    id: z.int(),
    sequence: z.int(),
    kind: z.string(),
    cause: z.string(),
    currency: z.string(),
    pending: z.number(),
    approved: z.number(),
    paid: z.number(),
    reason: z.string(),
    at: z.string(),
  })
  .openapi('AdminLedgerEntry');
export type LedgerRow = z.infer<typeof ledgerEntrySchema>;

const name = textField.trim().min(1, 'Enter a name').max(100);
export const groupFormSchema = z.object({ name }).openapi('AffiliateGroupForm');
export const groupSchema = groupFormSchema.extend({ id: z.int(), members: z.int() }).openapi('AffiliateGroup');
export type GroupRow = z.infer<typeof groupSchema>;
export const groupRecordSchema = groupSchema.extend({ revision: z.string() }).openapi('AffiliateGroupRecord');

export const tierFormSchema = z
  .object({
    name,
    fromOrders: z.int().min(0).max(1_000_000).openapi({ description: 'Orders of the last 90 days that were not returned or cancelled in full' }),
  })
  .openapi('AffiliateTierForm');
export const tierSchema = tierFormSchema.extend({ id: z.int(), members: z.int() }).openapi('AffiliateTier');
export const tierRecordSchema = tierSchema.extend({ revision: z.string() }).openapi('AffiliateTierRecord');

const currencyAmounts = z.array(z.object({ currency, amount: z.number().positive('Enter a number greater than 0').max(10_000_000) })).max(20);

const condition = idField.nullable();
const conditions = {
  affiliateId: condition,
  groupId: condition,
  tierId: condition,
  productId: condition,
  categoryId: condition,
  brandId: condition,
  countryId: condition,
  customer: z.enum(['new', 'returning']).nullable(),
};
const instant = z.iso.datetime({ offset: true }).nullable();

export const ruleFormSchema = z
  .object({
    name,
    percent: z.number().min(0, 'Enter 0 or more').max(100),
    fixedAmounts: currencyAmounts.default([]).openapi({ description: 'Paid once for each order in addition to the rate; major units' }),
    caps: currencyAmounts.default([]).openapi({ description: 'The most that the rule pays for an order; major units' }),
    minimumBaskets: currencyAmounts.default([]).openapi({ description: 'The minimum net value of an order; major units' }),
    priority: z.int().min(-1000).max(1000).openapi({ description: 'If several rules apply, the highest priority wins' }),
    ...conditions,
    validFrom: instant.openapi({ description: 'If null, starts immediately' }),
    validUntil: instant,
  })
  .openapi('CommissionRuleForm');
export const ruleSchema = ruleFormSchema
  .extend({
    id: z.int().openapi({ description: 'The common id of all versions of the rule' }),
    validFrom: z.string(),
    validUntil: z.string().nullable(),
    isInForce: z.boolean(),
    createdBy: z.string(),
  })
  .openapi('CommissionRule');
export type RuleRow = z.infer<typeof ruleSchema>;
export const ruleRecordSchema = ruleSchema
  .extend({
    /** The latest version first. */
    versions: z.array(ruleSchema.extend({ version: z.int() })),
    revision: z.string(),
  })
  .openapi('CommissionRuleRecord');
export type RuleRecord = z.infer<typeof ruleRecordSchema>;

export const tryRuleSchema = z
  .object({
    productId: idField,
    countryId: idField,
    affiliateId: idField,
    customer: z.enum(['new', 'returning']).default('returning'),
  })
  .openapi('TryCommissionRules');
export const triedRuleSchema = z
  .object({
    rule: z.object({ id: z.int(), name: z.string() }).nullable().openapi({ description: 'Null if no rule applies; the commission is then zero' }),
    percent: z.number(),
    amount: z
      .object({ currency: z.string(), amount: z.number() })
      .nullable()
      .openapi({ description: 'Commission per item; null if the country does not sell the product' }),
  })
  .openapi('TriedCommissionRules');
export type TriedRule = z.infer<typeof triedRuleSchema>;

export const leaderboardQuery = z.object({ days: z.coerce.number().int().min(1).max(365).default(30) });
export const leaderboardSchema = z
  .array(
    z.object({
      affiliateId: z.int(),
      code: z.string(),
      name: z.string(),
      status: z.enum(affiliateStatuses),
      currency: z.string(),
      commission: z.number(),
      conversions: z.int(),
      orders: z.int().openapi({ description: 'Attributed orders, including fully returned or cancelled orders' }),
      validClicks: z.int().openapi({ description: 'Valid clicks in all countries' }),
      epc: z.number().nullable().openapi({ description: 'Commission in this currency per valid click; null if there are no clicks' }),
      lostShare: z.number().openapi({ description: 'Fully returned or cancelled orders per 100 orders' }),
    }),
  )
  .openapi('AffiliateLeaderboard');
export type Leaderboard = z.infer<typeof leaderboardSchema>;

export const discountFormSchema = z
  .object({
    affiliateId: idField,
    name: textField.trim().min(1, 'Enter a name').max(100),
    kind: textField.min(1).max(40).openapi({ description: 'A discount kind from `/discount-rules`' }),
    terms: jsonField.openapi({ description: 'The fields of the discount kind' }),
    minimums: currencyAmounts.openapi({ description: 'Minimum order values in major units; the discount is not valid in other currencies' }),
    validFrom: instant,
    validUntil: instant,
    countryIds: z.array(idField).max(300).openapi({ description: 'If empty, valid in all countries' }),
    mostUses: z.int().min(1).max(1_000_000_000).nullable(),
    isActive: z.boolean(),
  })
  .openapi('AdminAffiliateDiscountForm');
export const adminDiscountSchema = discountFormSchema
  .extend({ id: z.int(), uses: z.int().openapi({ description: 'Number of orders that use it' }) })
  .openapi('AdminAffiliateDiscount');
export const discountRowSchema = adminDiscountSchema
  .extend({ benefit: z.string().openapi({ description: 'A short description of the discount in English' }) })
  .openapi('AdminAffiliateDiscountRow');
export type AdminDiscountRow = z.infer<typeof discountRowSchema>;
export const discountRecordSchema = adminDiscountSchema.extend({ revision: z.string() }).openapi('AdminAffiliateDiscountRecord');

export const heldSchema = z
  .object({
    id: z.int(),
    affiliateId: z.int(),
    code: z.string(),
    orderNumber: z.string(),
    productName: z.string(),
    quantity: z.int(),
    countryId: z.int(),
    placedAt: z.string(),
    currency: z.string(),
    base: z.number(),
    percent: z.number(),
    amount: z.number(),
    reasons: z.array(z.enum(holdReasons)),
    secondsToOrder: z.int().nullable().openapi({ description: 'Seconds from the click to the order; null if a code attributed the order' }),
  })
  .openapi('HeldCommission');
export type HeldRow = z.infer<typeof heldSchema>;

export const manyHeldSchema = z
  .object({
    ids: z.array(idField).min(1).max(100),
    change: z.discriminatedUnion('verdict', [
      z.object({ verdict: z.literal('released') }),
      z.object({ verdict: z.literal('refused'), reason: whyNot }),
    ]),
  })
  .openapi('ManyHeldCommissions');

export const adjustmentSchema = z
  .object({
    currency,
    amount: z
      .number()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((amount) => amount !== 0, 'Enter an amount other than 0')
      .openapi({ description: 'Major units; a negative amount reduces the approved balance' }),
    reason: whyNot,
    key: z.uuid().openapi({ description: 'Idempotency key: repeated requests with the same key are booked once' }),
  })
  .openapi('LedgerAdjustment');

export const affiliateWorkSchema = z.object({ applications: z.int(), held: z.int() }).openapi('AffiliateWork');
export type AffiliateWork = z.infer<typeof affiliateWorkSchema>;

const choice = z.object({ id: z.int(), name: z.string() });
export const ruleProductSchema = choice.openapi('CommissionRuleProduct');
export const ruleChoicesSchema = z.object({ brands: z.array(choice), categories: z.array(choice) }).openapi('CommissionRuleChoices');
export type RuleChoices = z.infer<typeof ruleChoicesSchema>;
