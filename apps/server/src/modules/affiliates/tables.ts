import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { brands, categories, products } from '../catalog/tables.ts';
import { countries } from '../countries/tables.ts';
import { orders } from '../orders/tables.ts';
import { users } from '../accounts/tables.ts';
import { affiliateCodes } from '../tracking/tables.ts';
import type { AffiliateStatus } from './join/affiliate-transitions.ts';
import type { HoldReason } from './hold-reason.ts';
import type { PayoutConversion } from './payouts/conversion/payout-conversion.ts';
import { payoutFileKinds } from './payouts/payout-file-kinds.ts';
import type { PayoutAccount, TaxData } from './contract.ts';

/** Manually assigned groups of affiliates with the same rules and terms. */
export const affiliateGroups = pgTable('affiliate_groups', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
});

/** Tiers that affiliates reach by their sales; rules may pay more from a tier on. */
export const affiliateTiers = pgTable('affiliate_tiers', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Minimum number of orders in the last 90 days, without cancelled and returned ones. */
  fromOrders: integer().notNull().unique(),
});

/** Affiliates, from their application on. The id is that of the code. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: integer()
      .primaryKey()
      .references(() => affiliateCodes.affiliateId),
    /** Null: the person was deleted; the ledger stays. */
    userId: integer()
      .unique()
      .references(() => users.id),
    status: text().$type<AffiliateStatus>().notNull(),
    groupId: integer().references(() => affiliateGroups.id),
    tierId: integer().references(() => affiliateTiers.id),
    /** Assigned by staff: sales do not change the tier. */
    isTierFixed: boolean().notNull().default(false),
    /** The content of the application. */
    website: text().notNull(),
    channels: text().array().notNull(),
    audience: text().notNull(),
    countryIds: integer().array().notNull(),
    promotion: text().notNull(),
    tax: jsonb().$type<TaxData>().notNull(),
    /** The account for payouts; null: not set. */
    payoutAccount: jsonb().$type<PayoutAccount>(),
    /** No payouts before this time, because the account was changed: its owner can undo a change by another person. Null: no change. */
    payoutHeldUntil: timestamp({ withTimezone: true }),
    /** The currency in which all balances are paid. Null: each balance is paid in its own currency. */
    payoutCurrency: char({ length: 3 }),
    /** When staff accepted this account although others share it or payouts to it failed. Null: not, or the account is another one now. */
    payoutAccountAcceptedAt: timestamp({ withTimezone: true }),
    /** The secret in the address of the affiliate's product feed; null: no feed. It gives access to public product data only. */
    feedSecret: text().unique(),
    languageId: integer().notNull(),
    /** Time zone of the days in the portal, IANA. */
    timeZone: text().notNull().default('UTC'),
    /** Whether they get announcements by email. Emails about money and messages are always sent. */
    wantsAnnouncementMails: boolean().notNull().default(true),
    /** 122 random bits that sign the links in emails that stop announcements. */
    linkKey: uuid().notNull().defaultRandom(),
    /** When the terms were accepted. */
    termsAcceptedAt: timestamp({ withTimezone: true }).notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when the affiliate has been leaving: they earn nothing more, and the rest is paid regardless of the threshold. Null: not leaving. */
    leavingAt: timestamp({ withTimezone: true }),
    /** Internal notes of staff. */
    notes: text().notNull().default(''),
    /** The end of the affiliate's chain. A writer locks this row before it appends an entry. */
    ledgerSequence: integer().notNull().default(0),
    ledgerHash: char({ length: 64 }).notNull(),
  },
  (table) => [index().on(table.status, table.appliedAt.desc())],
);

const createAffiliateId = () =>
  integer()
    .notNull()
    .references(() => affiliates.id);

/** Status changes with actor, time and reason: append-only. */
export const affiliateEvents = pgTable(
  'affiliate_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    affiliateId: createAffiliateId(),
    from: text(),
    to: text().notNull(),
    actor: text().notNull(),
    /** Shown to the affiliate. */
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.affiliateId)],
);

/**
 * Commission rules in versions: changing a rule ends one version and starts another. An order line has the rate of the
 * version in force when the order was placed. Null in a condition matches anything.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: serial().primaryKey(),
    /** Shared by the versions of one rule. */
    ruleNumber: integer().notNull(),
    name: text().notNull(),
    basisPoints: integer().notNull(),
    /** Paid for each order in addition to the rate, by currency in minor units; a currency that is not listed has none. */
    fixedAmounts: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** The rule applies only to orders of at least this net value, by currency in minor units; a currency that is not listed has no minimum. */
    minimumBaskets: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** The most that the rule pays for an order, by currency in minor units; a currency that is not listed has no maximum. */
    caps: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    affiliateId: integer().references(() => affiliates.id),
    groupId: integer().references(() => affiliateGroups.id),
    tierId: integer().references(() => affiliateTiers.id),
    productId: integer().references(() => products.id),
    categoryId: integer().references(() => categories.id),
    brandId: integer().references(() => brands.id),
    countryId: integer().references(() => countries.id),
    customer: text({ enum: ['new', 'returning'] }),
    /** Of the matching rules the highest priority counts; then the more specific one, then the higher rate. */
    priority: integer().notNull().default(0),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    validUntil: timestamp({ withTimezone: true }),
    createdBy: text().notNull(),
  },
  (table) => [index().on(table.ruleNumber), index().on(table.validFrom)],
);

/**
 * Orders credited to an affiliate, from the first commission on: the data for reports and hold signals as of placing.
 * Amounts in minor units.
 */
export const creditedOrders = pgTable(
  'credited_orders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    affiliateId: createAffiliateId(),
    orderNumber: text().notNull(),
    /** The reference that the affiliate sees instead of the order number. */
    reference: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: char({ length: 3 }).notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    customer: text({ enum: ['new', 'returning'] }).notNull(),
    source: text().notNull(),
    utmSource: text().notNull(),
    utmMedium: text().notNull(),
    utmCampaign: text().notNull(),
    utmContent: text().notNull(),
    utmTerm: text().notNull(),
    subId: text().notNull().default(''),
    linkId: integer(),
    /** Whether any part of the order is kept; a cancelled order is no conversion. */
    isKept: boolean().notNull(),
    /** The sum of all its lines in the ledger. */
    earned: bigint({ mode: 'number' }).notNull().default(0),
    /** Fingerprints of email and delivery address, to detect repeated orders; null: deleted after 90 days. SHA-256, hexadecimal. */
    mailboxFingerprint: char({ length: 64 }),
    addressFingerprint: char({ length: 64 }),
  },
  (table) => [
    index().on(table.affiliateId, table.placedAt.desc()),
    index().on(table.placedAt),
    index().on(table.affiliateId, table.mailboxFingerprint),
    index().on(table.affiliateId, table.addressFingerprint),
    index('credited_orders_with_prints')
      .on(table.placedAt)
      .where(sql`mailbox_fingerprint is not null`),
  ],
);

/** The commission on an order line, one row each, with rate and base as of placing the order. */
export const commissions = pgTable(
  'commissions',
  {
    id: serial().primaryKey(),
    affiliateId: createAffiliateId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** No foreign key: editing an order before packing may delete the line, and its commission is reversed. */
    orderLineId: integer().notNull().unique(),
    /** The product, with its name on the order. */
    productId: integer(),
    productName: text().notNull(),
    quantity: integer().notNull(),
    /** Null: no rule matched, and the line earns nothing. */
    ruleId: integer().references(() => commissionRules.id),
    basisPoints: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Base in minor units, net of VAT, discounts and delivery; and the commission: rate of the base, plus `fixed`, less `capped`. */
    base: bigint({ mode: 'number' }).notNull(),
    /** The line's part of the fixed amount for the order, and of the reduction to the maximum. Minor units, not negative. */
    fixed: bigint({ mode: 'number' }).notNull().default(0),
    capped: bigint({ mode: 'number' }).notNull().default(0),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The sum of its ledger entries, updated with each entry and checked by `npm run ledger:verify`. */
    earned: bigint({ mode: 'number' }).notNull().default(0),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** Delivery plus the hold period; null: not delivered or not paid yet, or nothing is kept of it. */
    dueAt: timestamp({ withTimezone: true }),
    /** When it was approved; later entries change the approved balance. */
    approvedAt: timestamp({ withTimezone: true }),
    /** Why it must be reviewed before approval; empty: no review needed. */
    holdReasons: jsonb().$type<HoldReason[]>().notNull().default([]),
    /** When it was released or refused; null: still held, or never held. */
    reviewedAt: timestamp({ withTimezone: true }),
    reviewedBy: text(),
    verdict: text({ enum: ['released', 'refused'] }),
    /** Shown to the affiliate. */
    reviewReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.affiliateId, table.placedAt.desc(), table.id.desc()),
    // The report of conversions, in the order of crediting.
    index().on(table.affiliateId, table.id),
    index().on(table.orderId),
    index('commissions_due')
      .on(table.dueAt)
      .where(sql`approved_at is null and due_at is not null`),
    index('commissions_held')
      .on(table.affiliateId, table.id)
      .where(sql`hold_reasons <> '[]' and reviewed_at is null`),
    // The daily report of held commissions, also of those that were reviewed.
    index('commissions_held_by_day')
      .on(table.createdAt)
      .where(sql`hold_reasons <> '[]'`),
    // The review queue; fully reversed commissions need no review.
    index('commissions_to_review')
      .on(table.id)
      .where(sql`hold_reasons <> '[]' and reviewed_at is null and approved_at is null and earned <> 0`),
  ],
);

/**
 * A payout in another currency has two entries for each converted balance: `conversion` takes the amount from the balance and adds the
 * converted amount to the balance in the currency of the payout. If the payout fails, two entries `conversion-returned` reverse them.
 */
const ledgerEntryKinds = [
  ...(['commission', 'reversal', 'approval', 'adjustment', 'payout', 'payout-exported', 'payout-failed'] as const),
  ...(['conversion', 'conversion-returned'] as const),
] as const;

/**
 * The ledger: append-only, with one hash chain per affiliate, where each hash covers the previous one. Balances and statuses are sums
 * over it. Minor units, signed.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    affiliateId: createAffiliateId(),
    /** From 1, without gaps. */
    sequence: integer().notNull(),
    kind: text({ enum: ledgerEntryKinds }).notNull(),
    /** The cause, such as `line 12 SI-2026-C000003`: unique, so each cause is entered once. */
    cause: text().notNull().unique(),
    commissionId: integer().references(() => commissions.id),
    payoutId: integer(),
    /** SHA-256 of the payout's row as of this entry; null: not about a payout, or written before payouts were hashed. */
    payoutHash: char({ length: 64 }),
    currency: char({ length: 3 }).notNull(),
    pending: bigint({ mode: 'number' }).notNull(),
    approved: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull(),
    /** Shown to the affiliate. */
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
    previousHash: char({ length: 64 }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: char({ length: 64 }).notNull(),
  },
  (table) => [unique().on(table.affiliateId, table.sequence), index().on(table.commissionId), index().on(table.payoutId)],
);

/** An affiliate's balance in one currency: sums over the ledger, updated with each entry. Minor units. */
export const affiliateBalances = pgTable(
  'affiliate_balances',
  {
    affiliateId: createAffiliateId(),
    currency: char({ length: 3 }).notNull(),
    pending: bigint({ mode: 'number' }).notNull(),
    approved: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.currency] })],
);

/** Payouts in one bank file. */
export const payoutBatches = pgTable('payout_batches', {
  id: serial().primaryKey(),
  kind: text({ enum: payoutFileKinds }).notNull(),
  currency: char({ length: 3 }).notNull(),
  /** Key in the file storage, and SHA-256 of the file. */
  fileKey: text().notNull(),
  fileHash: char({ length: 64 }).notNull(),
  createdBy: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** A payout to an affiliate. */
export const payouts = pgTable(
  'payouts',
  {
    id: serial().primaryKey(),
    /** `PO-2026-000001`, also the number of the statement. */
    number: text().notNull().unique(),
    affiliateId: createAffiliateId(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units before VAT, and the VAT on it if the affiliate charges VAT. */
    amount: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull().default(0),
    status: text({ enum: ['prepared', 'exported', 'paid', 'failed'] }).notNull(),
    /** As of preparing the payout. */
    account: jsonb().$type<PayoutAccount>().notNull(),
    tax: jsonb().$type<TaxData>().notNull(),
    /** The balances in other currencies that the payout includes, and the VAT in the merchant's currency. Null: nothing was converted. */
    conversion: jsonb().$type<PayoutConversion>(),
    batchId: integer().references(() => payoutBatches.id),
    /** The settled range of the affiliate's ledger entries in this currency; the last one is the payout's own. */
    firstSequence: integer().notNull(),
    lastSequence: integer().notNull(),
    /** The first and last day of those entries. */
    periodFrom: date().notNull(),
    periodUntil: date().notNull(),
    preparedBy: text().notNull(),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** The bank's reference, or why the payout failed. */
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.affiliateId, table.preparedAt.desc()), index().on(table.status)],
);

/** A tracking link with its short form. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: serial().primaryKey(),
    affiliateId: createAffiliateId(),
    /** Code of the short address `/go/{code}`. */
    code: text().notNull().unique(),
    name: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Path of the page with its language, without the link's parameters. */
    path: text().notNull(),
    productId: integer().references(() => products.id),
    affiliateDiscountId: integer(),
    source: text().notNull().default(''),
    utmSource: text().notNull().default(''),
    utmMedium: text().notNull().default(''),
    utmCampaign: text().notNull().default(''),
    utmContent: text().notNull().default(''),
    utmTerm: text().notNull().default(''),
    subId: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.affiliateId, table.createdAt.desc())],
);
