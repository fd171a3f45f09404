import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { countries } from '#tables/countries';

/** What a country's day came to, by its own days; vendor 0 is the whole shop, another one that vendor's own goods. Made from the orders, and can be made anew. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: text().notNull(),
    vendorId: integer().notNull().default(0),
    /** Orders placed that day that stand (neither cancelled nor waiting for their payment), pieces in them, and what they come to in minor units. */
    orders: integer().notNull().default(0),
    pieces: integer().notNull().default(0),
    sales: bigint({ mode: 'number' }).notNull().default(0),
    /** Orders placed that day and cancelled since. */
    cancelled: integer().notNull().default(0),
    /** Money that went back that day, minor units. */
    refunds: integer().notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.day, table.countryId, table.currency] })],
);

/** Pieces that somebody asked to send back, by the day and the reason. */
export const dailyReturns = pgTable(
  'daily_returns',
  {
    day: date().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    vendorId: integer().notNull().default(0),
    reason: text().notNull(),
    pieces: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.day, table.countryId, table.reason] })],
);

/** What sold best in the last so many days, counted now and then; country 0 and vendor 0 are all. */
export const bestSellers = pgTable(
  'best_sellers',
  {
    days: integer().notNull(),
    countryId: integer().notNull().default(0),
    vendorId: integer().notNull().default(0),
    productId: integer().notNull(),
    pieces: integer().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.days, table.countryId, table.productId] })],
);

/** Variants that sold lately and whose stock is short, counted now and then. */
export const stockWarnings = pgTable(
  'stock_warnings',
  {
    variantId: integer().primaryKey(),
    productId: integer().notNull(),
    vendorId: integer().notNull().default(0),
    /** Pieces sold in the last 28 days. */
    sold: integer().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.vendorId)],
);
