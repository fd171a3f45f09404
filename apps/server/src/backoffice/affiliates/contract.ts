import { z } from '@hono/zod-openapi';
import { affiliateStatuses, holdReasons, payoutAccountSchema, taxDataSchema } from '#contracts/affiliates';

export type { DuePayoutRow, PayoutRecord } from './payout-contract.ts';
export type { StaffPostbacks } from './postback-contract.ts';

export const affiliateMoves = ['approve', 'reject', 'suspend', 'resume'] as const;
export const applicationSignals = [
  'unconfirmed-email',
  'same-website',
  'same-tax-number',
  'same-address',
  'same-payout-account',
  'same-email-domain',
] as const;

const reason = z.string().trim().max(1000);
const whyNot = reason.min(1, 'Say why: the affiliate reads it');
const currency = z.string().regex(/^[A-Z]{3}$/, 'Three capitals');
const amounts = z.array(z.object({ currency: z.string(), amount: z.number() })).openapi({ description: 'Major units' });
const signals = z.array(z.object({ signal: z.enum(applicationSignals), codes: z.array(z.string()) }));

export const staffAffiliateSchema = z
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
  .openapi('StaffAffiliate');
export type StaffAffiliateRow = z.infer<typeof staffAffiliateSchema>;

export const applicationRowSchema = staffAffiliateSchema
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
    payoutAccount: payoutAccountSchema.nullable(),
    languageId: z.int(),
    appliedAt: z.string(),
    /** Since when he wants to be forgotten, and is settled with; null: he stays. */
    leavingAt: z.string().nullable(),
    notes: z.string(),
    signals,
    history: z.array(z.object({ id: z.int(), from: z.string().nullable(), to: z.string(), actor: z.string(), reason: z.string(), at: z.string() })),
    balances: z.array(z.object({ currency: z.string(), pending: z.number(), held: z.number(), approved: z.number(), paid: z.number() })),
    /** Of the last thirty days. */
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
    groupId: z.int().positive().nullable(),
    tierId: z.int().positive().nullable(),
    isTierFixed: z.boolean(),
    notes: z.string().trim().max(5000),
  })
  .openapi('StaffAffiliateForm');

/** The reason is what the affiliate is told. */
export const welcomeSchema = z.object({ reason: reason.default('') }).openapi('AffiliateWelcome');
export const refusalSchema = z.object({ reason: whyNot }).openapi('AffiliateRefusal');

export const manyApplicationsSchema = z
  .object({
    ids: z.array(z.int().positive()).min(1).max(100),
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
  .openapi('StaffLedgerEntry');
export type LedgerRow = z.infer<typeof ledgerEntrySchema>;

export const programmeFormSchema = z
  .object({
    isOpen: z.boolean(),
    holdDays: z.int().min(0, 'Not before it is delivered').max(365),
    quickOrderSeconds: z.int().min(0).max(3600),
    payoutThresholds: z
      .array(z.object({ currency, amount: z.number().min(0).max(1_000_000) }))
      .max(20)
      .openapi({ description: 'Major units; in a currency that is not named whatever there is is paid out' }),
  })
  .openapi('AffiliateProgrammeForm');
export const programmeRecordSchema = programmeFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('AffiliateProgrammeRecord');
export type ProgrammeRecord = z.infer<typeof programmeRecordSchema>;

const name = z.string().trim().min(1, 'A name is needed').max(100);
export const groupFormSchema = z.object({ name }).openapi('AffiliateGroupForm');
export const groupSchema = groupFormSchema.extend({ id: z.int(), members: z.int() }).openapi('AffiliateGroup');
export type GroupRow = z.infer<typeof groupSchema>;
export const groupRecordSchema = groupSchema.extend({ revision: z.string() }).openapi('AffiliateGroupRecord');

export const tierFormSchema = z
  .object({ name, fromOrders: z.int().min(0).max(1_000_000).openapi({ description: 'Orders of the last 90 days of which anything is kept' }) })
  .openapi('AffiliateTierForm');
export const tierSchema = tierFormSchema.extend({ id: z.int(), members: z.int() }).openapi('AffiliateTier');
export const tierRecordSchema = tierSchema.extend({ revision: z.string() }).openapi('AffiliateTierRecord');

const condition = z.int().positive().nullable();
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
    percent: z.number().min(0, 'Not less than nothing').max(100),
    priority: z.int().min(-1000).max(1000).openapi({ description: 'Of several that hold the highest counts' }),
    ...conditions,
    validFrom: instant.openapi({ description: 'Null: from now on' }),
    validUntil: instant,
  })
  .openapi('CommissionRuleForm');
export const ruleSchema = ruleFormSchema
  .extend({
    id: z.int().openapi({ description: 'The number that all versions of the rule share' }),
    validFrom: z.string(),
    validUntil: z.string().nullable(),
    isInForce: z.boolean(),
    createdBy: z.string(),
  })
  .openapi('CommissionRule');
export type RuleRow = z.infer<typeof ruleSchema>;
export const ruleRecordSchema = ruleSchema
  .extend({
    /** The latest first. */
    versions: z.array(ruleSchema.extend({ version: z.int() })),
    revision: z.string(),
  })
  .openapi('CommissionRuleRecord');
export type RuleRecord = z.infer<typeof ruleRecordSchema>;

export const tryRuleSchema = z
  .object({
    productId: z.int().positive(),
    countryId: z.int().positive(),
    affiliateId: z.int().positive(),
    customer: z.enum(['new', 'returning']).default('returning'),
  })
  .openapi('TryCommissionRules');
export const triedRuleSchema = z
  .object({
    rule: z.object({ id: z.int(), name: z.string() }).nullable().openapi({ description: 'Null: none holds, and it earns nothing' }),
    percent: z.number(),
    amount: z.object({ currency: z.string(), amount: z.number() }).nullable().openapi({ description: 'On one piece; null: it is not sold there' }),
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
      orders: z.int().openapi({ description: 'Credited, those of which nothing is kept among them' }),
      validClicks: z.int().openapi({ description: 'Of all countries' }),
      epc: z.number().nullable().openapi({ description: 'Commission in this currency per valid click; null without clicks' }),
      lostShare: z.number().openapi({ description: 'Per hundred orders: those of which nothing is kept' }),
    }),
  )
  .openapi('AffiliateLeaderboard');
export type Leaderboard = z.infer<typeof leaderboardSchema>;

const offAmounts = z
  .array(z.object({ currency, amount: z.number().positive('More than nothing').max(10_000_000) }))
  .max(20)
  .openapi({ description: 'Major units; in a currency that is not named it does not hold' });

export const discountFormSchema = z
  .object({
    affiliateId: z.int().positive(),
    name: z.string().trim().min(1, 'What does its affiliate know it by?').max(100),
    kind: z.enum(['percent', 'amount']),
    percent: z.number().positive('More than nothing').max(100).nullable(),
    amounts: offAmounts,
    minimums: offAmounts,
    validFrom: instant,
    validUntil: instant,
    countryIds: z.array(z.int()).max(300).openapi({ description: 'Empty: everywhere' }),
    mostUses: z.int().min(1).max(1_000_000_000).nullable(),
    isActive: z.boolean(),
  })
  .openapi('StaffAffiliateDiscountForm');
export const staffDiscountSchema = discountFormSchema
  .extend({ id: z.int(), uses: z.int().openapi({ description: 'Orders that have it now' }) })
  .openapi('StaffAffiliateDiscount');
export type StaffDiscountRow = z.infer<typeof staffDiscountSchema>;
export const discountRecordSchema = staffDiscountSchema.extend({ revision: z.string() }).openapi('StaffAffiliateDiscountRecord');

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
    secondsToOrder: z.int().nullable().openapi({ description: 'From the click to the order; null: the code was brought along' }),
  })
  .openapi('HeldCommission');
export type HeldRow = z.infer<typeof heldSchema>;

export const manyHeldSchema = z
  .object({
    ids: z.array(z.int().positive()).min(1).max(100),
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
      .refine((amount) => amount !== 0, 'More or less than nothing')
      .openapi({ description: 'Major units; negative: it is taken off what is approved' }),
    reason: whyNot,
    key: z.uuid().openapi({ description: 'Made when the form is opened: sent twice, it is booked once' }),
  })
  .openapi('LedgerAdjustment');

export const affiliateWorkSchema = z.object({ applications: z.int(), held: z.int() }).openapi('AffiliateWork');
export type AffiliateWork = z.infer<typeof affiliateWorkSchema>;

const choice = z.object({ id: z.int(), name: z.string() });
export const ruleProductSchema = choice.openapi('CommissionRuleProduct');
export const ruleChoicesSchema = z.object({ brands: z.array(choice), categories: z.array(choice) }).openapi('CommissionRuleChoices');
export type RuleChoices = z.infer<typeof ruleChoicesSchema>;
