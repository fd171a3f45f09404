import { sql } from 'drizzle-orm';
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries } from '../countries/tables.ts';
import type { AttributionCandidate, AttributionRule } from './attribution.ts';
import type { UtmValues } from './utm-values.ts';

/** How often a country's shop was opened from elsewhere, by its own days. Nothing is kept of who it was. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.countryId] })],
);

/**
 * Who may be credited, and by which code. The programme (module `affiliates`) keeps the rest of an affiliate under the same id,
 * and says here whether he earns: low, so that an order's attribution is part of its transaction.
 */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    affiliateId: serial().primaryKey(),
    /** As he writes it; asked for in any case. */
    code: text().notNull(),
    /** The account whose he is: nobody is credited for his own orders unseen. Null: he was forgotten. */
    userId: integer()
      .unique()
      .references(() => users.id),
    /** Whether he is active now: only then an order that is placed earns him anything. */
    isEarning: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('affiliate_codes_code').on(sql`lower(${table.code})`)],
);

/** The last time that a browser, which has agreed to be known again, came by an affiliate's link. Kept for as long as it may count. */
export const touches = pgTable(
  'touches',
  {
    sessionId: uuid().notNull(),
    affiliateId: integer()
      .notNull()
      .references(() => affiliateCodes.affiliateId),
    affiliateDiscountId: integer(),
    linkId: integer(),
    source: text().notNull(),
    utm: jsonb().$type<UtmValues>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.affiliateId] }), index().on(table.at)],
);

/** The same of somebody who was signed in, or has signed in since: it holds on his other devices too. */
export const customerTouches = pgTable(
  'customer_touches',
  {
    customerId: integer()
      .notNull()
      .references(() => users.id),
    affiliateId: integer()
      .notNull()
      .references(() => affiliateCodes.affiliateId),
    affiliateDiscountId: integer(),
    linkId: integer(),
    source: text().notNull(),
    utm: jsonb().$type<UtmValues>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.affiliateId] }), index().on(table.at)],
);

/**
 * Who is credited with an order and why: written in the transaction that places it. None: nobody was in question.
 * Never changed, but for the words of an affiliate who is forgotten.
 */
export const orderAttributions = pgTable(
  'order_attributions',
  {
    orderId: integer().primaryKey(),
    /** Null: of those in question, none could be credited. */
    affiliateId: integer().references(() => affiliateCodes.affiliateId),
    rule: text().$type<AttributionRule>().notNull(),
    /** All who were in question, in their order, each with why he was or was not credited. */
    candidates: jsonb().$type<AttributionCandidate[]>().notNull(),
    affiliateDiscountId: integer(),
    linkId: integer(),
    source: text().notNull(),
    utm: jsonb().$type<UtmValues>().notNull(),
    /** When he came by the link; null: the code was brought along. */
    touchedAt: timestamp({ withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.affiliateId, table.at.desc())],
);

/** The clicks of an affiliate's hours, UTC: the line of time of his reports. */
export const clickHours = pgTable(
  'click_hours',
  {
    affiliateId: integer().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    clicks: integer().notNull(),
    validClicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.hour] })],
);

/** The clicks of an affiliate's days by one thing at a time, such as the source: what a report without filters reads. */
export const clickDays = pgTable(
  'click_days',
  {
    affiliateId: integer().notNull(),
    dimension: text().notNull(),
    day: date().notNull(),
    /** One value; five of a campaign. */
    key: text().array().notNull(),
    clicks: integer().notNull(),
    validClicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.dimension, table.day, table.key] })],
);

/** The same, apart by all that a report can be filtered by. */
export const clickCells = pgTable(
  'click_cells',
  {
    affiliateId: integer().notNull(),
    /** Empty: one of those that are columns here. */
    dimension: text().notNull(),
    day: date().notNull(),
    countryId: integer().notNull(),
    source: text().notNull(),
    device: text().notNull(),
    browser: text().notNull(),
    key: text().array().notNull(),
    clicks: integer().notNull(),
    validClicks: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.affiliateId, table.dimension, table.day, table.countryId, table.source, table.device, table.browser, table.key],
    }),
  ],
);

/** How far clicks have been counted: one row. */
export const clickMark = pgTable('click_mark', {
  id: integer().primaryKey().default(1),
  /** The last click that is in the counts. */
  clickId: bigint({ mode: 'number' }).notNull(),
  /** The earliest day that one which is not may be of. */
  tailFrom: date().notNull(),
});

/** What the addresses of a day's clicks are hashed with: thrown away the day after, so that nobody can find them again. */
export const clickKeys = pgTable('click_keys', { day: date().primaryKey(), secret: char({ length: 64 }).notNull() });

/** How many browsers told of a conversion, by day (UTC) and country. Nothing else of what they say is kept, and nobody earns by it. */
export const conversionReports = pgTable(
  'conversion_reports',
  { day: date().notNull(), countryId: integer().notNull(), reports: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.countryId] })],
);
