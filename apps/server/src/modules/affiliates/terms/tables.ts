import { boolean, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { affiliateGroups, affiliateTiers, createAffiliateId } from '../tables.ts';

/** Settings of the programme: one row. */
export const affiliateProgramme = pgTable('affiliate_programme', {
  id: integer().primaryKey().default(1),
  /** Whether new applications are accepted. */
  isOpen: boolean().notNull().default(true),
  /** Days from delivery until a commission is approved. */
  holdDays: integer().notNull().default(30),
  /** Whether a commission also waits until the order can no longer be returned, if that is later. */
  isHeldForReturns: boolean().notNull().default(false),
  /** A commission is held if its order is placed within this many seconds of the click. */
  quickOrderSeconds: integer().notNull().default(10),
  /** Minimum payout in minor units by currency; smaller balances wait. */
  payoutThresholds: jsonb().$type<Record<string, number>>().notNull(),
  /** A balance is converted by a rate that is at most this many days old. */
  maxRateAgeDays: integer().notNull().default(7),
});

/** Since when an affiliate has been in a tier: commission depends on the tier on the day of the order. */
export const affiliateTierPeriods = pgTable(
  'affiliate_tier_periods',
  {
    affiliateId: createAffiliateId(),
    from: timestamp({ withTimezone: true }).notNull(),
    tierId: integer().references(() => affiliateTiers.id),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.from] })],
);

/** Since when an affiliate has been in a group. */
export const affiliateGroupPeriods = pgTable(
  'affiliate_group_periods',
  {
    affiliateId: createAffiliateId(),
    from: timestamp({ withTimezone: true }).notNull(),
    groupId: integer().references(() => affiliateGroups.id),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.from] })],
);
