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
import type { AttributionCandidate, AttributionRule } from './attribution/attribution.ts';
import type { UtmValues } from './clicks/utm-values.ts';
import type { ClickSignal, OrderSignal } from './signals/signal.ts';
import type { CodeRule, OwnChannel } from './settings/settings.ts';

/** Visits to the shop from other sites per country and day, without any data about the visitors. */
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
 * Affiliate codes that orders can be credited to. The programme (module `affiliates`) keeps the other data under the same id and
 * sets whether a code earns. The table is here, so that an order's attribution is part of its transaction.
 */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    affiliateId: serial().primaryKey(),
    /** Original spelling; looked up in any case. */
    code: text().notNull(),
    /** The affiliate's account, to detect their own orders. Null: the person was deleted. */
    userId: integer()
      .unique()
      .references(() => users.id),
    /** Whether the affiliate is active: otherwise new orders earn nothing. */
    isEarning: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('affiliate_codes_code').on(sql`lower(${table.code})`)],
);

/** The latest visit of a browser with consent by each affiliate's link. Kept for as long as it can count. */
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
    /** The affiliate's own reference; empty: none. */
    subId: text().notNull().default(''),
    /** Warning signs of the visit, which hold the commission of an order. */
    signals: text().array().$type<ClickSignal[]>().notNull().default([]),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.affiliateId] }), index().on(table.at)],
);

/** The same for signed-in customers, so that a touch also counts on their other devices. */
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
    /** The affiliate's own reference; empty: none. */
    subId: text().notNull().default(''),
    /** Warning signs of the visit, which hold the commission of an order. */
    signals: text().array().$type<ClickSignal[]>().notNull().default([]),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.affiliateId] }), index().on(table.at)],
);

/**
 * The attribution of an order, written in the transaction that places it. No row: no candidates.
 * Only the deletion of an affiliate's personal data changes it.
 */
export const orderAttributions = pgTable(
  'order_attributions',
  {
    orderId: integer().primaryKey(),
    /** Null: no candidate could be credited. */
    affiliateId: integer().references(() => affiliateCodes.affiliateId),
    rule: text().$type<AttributionRule>().notNull(),
    /** All candidates in order of precedence, each with its verdict. */
    candidates: jsonb().$type<AttributionCandidate[]>().notNull(),
    affiliateDiscountId: integer(),
    linkId: integer(),
    source: text().notNull(),
    utm: jsonb().$type<UtmValues>().notNull(),
    /** The affiliate's own reference; empty: none. */
    subId: text().notNull().default(''),
    /** Warning signs of the credited visit and of the placing. */
    signals: text().array().$type<OrderSignal[]>().notNull().default([]),
    /** When the shopper came through the link; null: unknown. */
    touchedAt: timestamp({ withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.affiliateId, table.at.desc())],
);

/** Clicks per affiliate and UTC hour, for timelines. */
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

/** Clicks per affiliate and day by one dimension at a time, for reports without filters. */
export const clickDays = pgTable(
  'click_days',
  {
    affiliateId: integer().notNull(),
    dimension: text().notNull(),
    day: date().notNull(),
    /** One value; five for a campaign. */
    key: text().array().notNull(),
    clicks: integer().notNull(),
    validClicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.dimension, table.day, table.key] })],
);

/** Clicks per affiliate, country and day by one dimension at a time, for reports that are filtered by a country only. */
export const clickCountryDays = pgTable(
  'click_country_days',
  {
    affiliateId: integer().notNull(),
    countryId: integer().notNull(),
    dimension: text().notNull(),
    day: date().notNull(),
    /** As in `click_days`. The dimension `country` has one row per day: all clicks. */
    key: text().array().notNull(),
    clicks: integer().notNull(),
    validClicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.countryId, table.dimension, table.day, table.key] })],
);

/** Clicks per affiliate and day by all filters, for reports with other filters. */
export const clickBreakdowns = pgTable(
  'click_breakdowns',
  {
    affiliateId: integer().notNull(),
    /** Empty: the dimension is one of the columns here. */
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

/** Progress of the roll-up: one row. */
export const clickCursor = pgTable('click_cursor', {
  id: integer().primaryKey().default(1),
  /** The last counted click. */
  clickId: bigint({ mode: 'number' }).notNull(),
  /** The last click that is counted by country. It is behind after a roll-up by a process of the previous release, which does not count these. */
  countryClickId: bigint({ mode: 'number' }).notNull().default(0),
  /** The earliest possible day of an uncounted click. */
  tailFrom: date().notNull(),
});

/** Secrets for hashing the addresses of a day's clicks; deleted the next day, so that the hashes cannot be matched. */
export const clickKeys = pgTable('click_keys', { day: date().primaryKey(), secret: char({ length: 64 }).notNull() });

/** Conversions reported by browsers, per UTC day and country. No other data of the reports is stored, and the reports earn no commission. */
export const conversionReports = pgTable(
  'conversion_reports',
  { day: date().notNull(), countryId: integer().notNull(), reports: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.countryId] })],
);

/** Settings of clicks and attribution: one row. */
export const trackingSettings = pgTable('tracking_settings', {
  id: integer().primaryKey().default(1),
  /** The shop's own campaigns: their visits do not renew a touch or count for an affiliate. */
  ownChannels: jsonb().$type<OwnChannel[]>().notNull(),
  /** Whether a visit with a click id of an advertising network and without an affiliate's code comes from the shop's own ads. */
  hasOwnAds: boolean().notNull().default(true),
  codeRule: text().$type<CodeRule>().notNull().default('code-first'),
  /** Whether affiliates may advertise their links with paid ads. */
  isPaidTrafficAllowed: boolean().notNull().default(true),
  /** Hosts whose visitors do not count, with their subdomains. */
  bannedReferrers: text().array().notNull().default([]),
  /** Valid clicks of one affiliate from one network within ten minutes; further ones do not count. */
  mostClicksPerNetwork: integer().notNull().default(30),
});

/**
 * Browsers in which affiliates used the portal today: hashes with the key of the day, deleted with it. An order from the same browser is
 * held.
 */
export const affiliateBrowsers = pgTable(
  'affiliate_browsers',
  {
    affiliateId: integer()
      .notNull()
      .references(() => affiliateCodes.affiliateId, { onDelete: 'cascade' }),
    browser: uuid().notNull(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.browser] }), index().on(table.day)],
);
