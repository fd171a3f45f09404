import { sql } from 'drizzle-orm';
import { bigserial, char, date, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, unique, boolean } from 'drizzle-orm/pg-core';
import { brands, categories, products } from '../catalog/tables.ts';
import { countries } from '../countries/tables.ts';
import { orders } from '../orders/tables.ts';
import { users } from '../accounts/tables.ts';
import { affiliateCodes } from '../tracking/tables.ts';
import type { AffiliateStatus } from './affiliate-life.ts';
import type { HoldReason } from './hold-reason.ts';
import type { PayoutAccount, TaxData } from './contract.ts';
import type { InvoiceContent } from './payouts/invoice-content.ts';

/** What holds for the whole programme: one row. */
export const affiliateProgramme = pgTable('affiliate_programme', {
  id: integer().primaryKey().default(1),
  /** Whether anybody may apply. */
  isOpen: boolean().notNull().default(true),
  /** Days from delivery until a commission is approved. */
  holdDays: integer().notNull().default(30),
  /** An order that is placed within so many seconds of the click is looked at by somebody. */
  quickOrderSeconds: integer().notNull().default(10),
  /** Minor units by currency: less is not paid out, and waits. */
  payoutThresholds: jsonb().$type<Record<string, number>>().notNull(),
});

/** Affiliates whom the same rules and terms are for, sorted by hand. */
export const affiliateGroups = pgTable('affiliate_groups', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
});

/** A step of the programme that an affiliate reaches by what he sells: rules may give more from there. */
export const affiliateTiers = pgTable('affiliate_tiers', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  /** Orders of the last 90 days that stand. */
  fromOrders: integer().notNull().unique(),
});

/** Somebody who sells for the shop, from his application on. His id is that of his code. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: integer()
      .primaryKey()
      .references(() => affiliateCodes.affiliateId),
    /** Null: he was forgotten; what he earned stays in the books. */
    userId: integer()
      .unique()
      .references(() => users.id),
    status: text().$type<AffiliateStatus>().notNull(),
    groupId: integer().references(() => affiliateGroups.id),
    tierId: integer().references(() => affiliateTiers.id),
    /** Somebody has put him into his tier by hand: what he sells changes nothing of it. */
    isTierFixed: boolean().notNull().default(false),
    /** What he applied with. */
    website: text().notNull(),
    channels: text().array().notNull(),
    audience: text().notNull(),
    countryIds: integer().array().notNull(),
    promotion: text().notNull(),
    tax: jsonb().$type<TaxData>().notNull(),
    /** Where his money goes; null: he has not said. */
    payoutAccount: jsonb().$type<PayoutAccount>(),
    languageId: integer().notNull(),
    /** What he agreed to, and when. */
    termsAcceptedAt: timestamp({ withTimezone: true }).notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when he wants to be forgotten: he earns no more, and is paid whatever there is. Null: he stays. */
    leavingAt: timestamp({ withTimezone: true }),
    /** What the shop's people write down about him for each other. */
    notes: text().notNull().default(''),
    /** The end of his chain: the next entry follows it. Locked by whoever writes one. */
    ledgerSequence: integer().notNull().default(0),
    ledgerHash: char({ length: 64 }).notNull(),
  },
  (table) => [index().on(table.status, table.appliedAt.desc())],
);

const affiliateId = () =>
  integer()
    .notNull()
    .references(() => affiliates.id);

/** Who moved an affiliate, when and why: append-only. */
export const affiliateEvents = pgTable(
  'affiliate_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    affiliateId: affiliateId(),
    from: text(),
    to: text().notNull(),
    actor: text().notNull(),
    /** What the affiliate is told. */
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.affiliateId)],
);

/** From when on an affiliate was in a tier: what an order earns depends on the day it was placed. */
export const affiliateTierPeriods = pgTable(
  'affiliate_tier_periods',
  {
    affiliateId: affiliateId(),
    from: timestamp({ withTimezone: true }).notNull(),
    tierId: integer().references(() => affiliateTiers.id),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.from] })],
);

/** The same of groups. */
export const affiliateGroupPeriods = pgTable(
  'affiliate_group_periods',
  {
    affiliateId: affiliateId(),
    from: timestamp({ withTimezone: true }).notNull(),
    groupId: integer().references(() => affiliateGroups.id),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.from] })],
);

/**
 * What is paid for what, in versions: a rule that is changed ends, and another begins. The rate of an order line is that of
 * the version in force when the order was placed. Null in a condition: whatever.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: serial().primaryKey(),
    /** The versions of one rule share it. */
    ruleNumber: integer().notNull(),
    name: text().notNull(),
    basisPoints: integer().notNull(),
    affiliateId: integer().references(() => affiliates.id),
    groupId: integer().references(() => affiliateGroups.id),
    tierId: integer().references(() => affiliateTiers.id),
    productId: integer().references(() => products.id),
    categoryId: integer().references(() => categories.id),
    brandId: integer().references(() => brands.id),
    countryId: integer().references(() => countries.id),
    customer: text({ enum: ['new', 'returning'] }),
    /** Of several that hold the highest counts; of equals the one that says more, then the higher rate. */
    priority: integer().notNull().default(0),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    validUntil: timestamp({ withTimezone: true }),
    createdBy: text().notNull(),
  },
  (table) => [index().on(table.ruleNumber), index().on(table.validFrom)],
);

/**
 * An order that an affiliate is credited with, from its first commission on: what his reports and the signals for a hold ask for,
 * as it was at placing. Amounts in minor units.
 */
export const creditedOrders = pgTable(
  'credited_orders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    affiliateId: affiliateId(),
    orderNumber: text().notNull(),
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
    linkId: integer(),
    /** Whether anything of it is kept: an order that is given up is no conversion. */
    isKept: boolean().notNull(),
    /** What the ledger says of all its lines together. */
    earned: integer().notNull().default(0),
    /** Of its mailbox and of where it goes, to know the same again; null: forgotten after 90 days. SHA-256, hexadecimal. */
    mailboxPrint: char({ length: 64 }),
    addressPrint: char({ length: 64 }),
  },
  (table) => [
    index().on(table.affiliateId, table.placedAt.desc()),
    index().on(table.placedAt),
    index().on(table.affiliateId, table.mailboxPrint),
    index().on(table.affiliateId, table.addressPrint),
    index('credited_orders_with_prints')
      .on(table.placedAt)
      .where(sql`mailbox_print is not null`),
  ],
);

/** What an order line earns: once, with rate and base as they were when it was placed. */
export const commissions = pgTable(
  'commissions',
  {
    id: serial().primaryKey(),
    affiliateId: affiliateId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** No reference: an order that is edited before it is packed may lose the line, and what it earned goes back. */
    orderLineId: integer().notNull().unique(),
    /** What was bought, as the order called it. */
    productId: integer(),
    productName: text().notNull(),
    quantity: integer().notNull(),
    /** Null: none held, and it earns nothing. */
    ruleId: integer().references(() => commissionRules.id),
    basisPoints: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units, net of VAT, discounts and delivery; and what that earns. */
    base: integer().notNull(),
    amount: integer().notNull(),
    /** What the ledger says of it so far: written with each entry, and held against them by `npm run ledger:verify`. */
    earned: integer().notNull().default(0),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** Delivery plus the programme's hold; null: not delivered yet, or nothing is kept of it. */
    dueAt: timestamp({ withTimezone: true }),
    /** When it was approved: what comes or goes afterwards does so from what is approved. */
    approvedAt: timestamp({ withTimezone: true }),
    /** Why somebody looks at it before it is approved; empty: nobody has to. */
    holdReasons: jsonb().$type<HoldReason[]>().notNull().default([]),
    /** When somebody let it go, or refused it; null: it is still held, or never was. */
    reviewedAt: timestamp({ withTimezone: true }),
    reviewedBy: text(),
    verdict: text({ enum: ['released', 'refused'] }),
    /** What the affiliate is told of it. */
    reviewReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.affiliateId, table.placedAt.desc(), table.id.desc()),
    index().on(table.orderId),
    index('commissions_due')
      .on(table.dueAt)
      .where(sql`approved_at is null and due_at is not null`),
    index('commissions_held')
      .on(table.affiliateId, table.id)
      .where(sql`hold_reasons <> '[]' and reviewed_at is null`),
    // The queue of all affiliates; what has gone back wholly waits for nobody.
    index('commissions_to_review')
      .on(table.id)
      .where(sql`hold_reasons <> '[]' and reviewed_at is null and approved_at is null and earned <> 0`),
  ],
);

/**
 * What came and went, append-only, in a chain for each affiliate: each entry's hash holds that of the one before. Balances,
 * statuses and what is pending are sums over it. Minor units, signed.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    affiliateId: affiliateId(),
    /** From 1, without gaps. */
    sequence: integer().notNull(),
    kind: text({ enum: ['commission', 'reversal', 'approval', 'payout', 'payout-failed', 'adjustment'] }).notNull(),
    /** What it is for, such as `line 12 SI-2026-C000003`: the same cause makes one entry. */
    cause: text().notNull().unique(),
    commissionId: integer().references(() => commissions.id),
    payoutId: integer(),
    currency: char({ length: 3 }).notNull(),
    pending: integer().notNull(),
    approved: integer().notNull(),
    paid: integer().notNull(),
    /** What the affiliate is told. */
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
    previousHash: char({ length: 64 }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: char({ length: 64 }).notNull(),
  },
  (table) => [unique().on(table.affiliateId, table.sequence), index().on(table.commissionId), index().on(table.payoutId)],
);

/** What an affiliate has in one currency: the sums over his ledger, written with each entry. Minor units. */
export const affiliateBalances = pgTable(
  'affiliate_balances',
  {
    affiliateId: affiliateId(),
    currency: char({ length: 3 }).notNull(),
    pending: integer().notNull(),
    approved: integer().notNull(),
    paid: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.currency] })],
);

/** Payments of one file, or one day's of one kind. */
export const payoutBatches = pgTable('payout_batches', {
  id: serial().primaryKey(),
  kind: text({ enum: ['pain.001', 'csv'] }).notNull(),
  currency: char({ length: 3 }).notNull(),
  /** Where the file lies in the storage, and its SHA-256. */
  fileKey: text().notNull(),
  fileHash: char({ length: 64 }).notNull(),
  createdBy: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** What is paid to an affiliate at one time. */
export const payouts = pgTable(
  'payouts',
  {
    id: serial().primaryKey(),
    /** `PO-2026-000001`, the statement's number. */
    number: text().notNull().unique(),
    affiliateId: affiliateId(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units, before VAT; and the VAT on it, where he charges any. */
    amount: integer().notNull(),
    vat: integer().notNull().default(0),
    status: text({ enum: ['prepared', 'exported', 'paid', 'failed'] }).notNull(),
    /** As they were when it was prepared. */
    account: jsonb().$type<PayoutAccount>().notNull(),
    tax: jsonb().$type<TaxData>().notNull(),
    batchId: integer().references(() => payoutBatches.id),
    /** What it settles: his entries in its currency from one number of his chain to the other, its own last. */
    firstSequence: integer().notNull(),
    lastSequence: integer().notNull(),
    /** The days of those entries. */
    periodFrom: date().notNull(),
    periodUntil: date().notNull(),
    preparedBy: text().notNull(),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** The bank's reference, or why it failed. */
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.affiliateId, table.preparedAt.desc()), index().on(table.status)],
);

/**
 * The self-billed invoice of a payout that was paid, as it was issued: neither its words nor its sums change afterwards.
 * Only a payout that was paid has one, so that no number is given for money that never arrived.
 */
export const payoutInvoices = pgTable('payout_invoices', {
  id: serial().primaryKey(),
  payoutId: integer()
    .notNull()
    .unique()
    .references(() => payouts.id),
  /** `SB-2026-000001`, without gaps in a year. */
  number: text().notNull().unique(),
  issuedOn: date().notNull(),
  languageId: integer().notNull(),
  content: jsonb().$type<InvoiceContent>().notNull(),
  /** Where the file lies, and its SHA-256; null: not printed yet. */
  fileKey: text(),
  fileHash: char({ length: 64 }),
});

/** An address that an affiliate has had made, and its short form. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: serial().primaryKey(),
    affiliateId: affiliateId(),
    /** Of the short address `/go/{code}`. */
    code: text().notNull().unique(),
    name: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Of the page, with its language, without what the link adds. */
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
