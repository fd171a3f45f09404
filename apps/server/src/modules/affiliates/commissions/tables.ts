import { sql } from 'drizzle-orm';
import { bigint, boolean, char, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries } from '../../countries/tables.ts';
import { orders } from '../../orders/tables.ts';
import type { HoldReason } from '../hold-reason.ts';
import { createAffiliateId } from '../tables.ts';
import { commissionRules } from '../rules/tables.ts';

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
