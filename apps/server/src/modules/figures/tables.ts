import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';

/**
 * Figures by country and local day. Vendor 0 is the whole shop; rows of other vendors count only the products of that vendor. The figures are
 * derived from the orders and can be recounted.
 */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: text().notNull(),
    vendorId: integer().notNull().default(0),
    /** Orders placed that day (neither cancelled nor unpaid), their pieces, and their value in minor units. */
    orders: integer().notNull().default(0),
    pieces: integer().notNull().default(0),
    sales: bigint({ mode: 'number' }).notNull().default(0),
    /** Orders placed that day and cancelled later. */
    cancelled: integer().notNull().default(0),
    /** Number of refunds that day, and the refunded amount in minor units. */
    refunds: integer().notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.day, table.countryId, table.currency] })],
);

/** Number of pieces in requested returns, by day and reason. */
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

/** Best sellers of a period, recounted regularly. Country 0 means all countries, vendor 0 the whole shop. */
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

/** Variants with recent sales and low stock, recounted regularly. */
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
