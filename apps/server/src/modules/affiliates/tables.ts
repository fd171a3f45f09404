import { bigserial, boolean, char, index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { affiliateCodes } from '../tracking/tables.ts';
import type { AffiliateStatus } from './join/affiliate-transitions.ts';
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

/** Creates a column with an affiliate. */
export const createAffiliateId = () =>
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
