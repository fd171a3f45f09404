import { bigint, boolean, char, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';

const countryId = () =>
  integer()
    .notNull()
    .references(() => countries.id);
const amount = () => bigint({ mode: 'number' }).notNull().default(0);
const count = () => integer().notNull().default(0);

/**
 * Sales and returns by country, currency, period and one dimension (`dimensions.ts`). Each day has rows, and each month has rows with the sums
 * of its days, so that a long report reads few rows. The rows are derived from the orders and can be counted again.
 */
export const reportFigures = pgTable(
  'report_figures',
  {
    dimension: text().notNull(),
    grain: text({ enum: ['day', 'month'] }).notNull(),
    /** The local day of the country, or the first day of the month. */
    start: date().notNull(),
    countryId: countryId(),
    currency: char({ length: 3 }).notNull(),
    /** The value of the dimension: an id or a code. Empty: delivery, fees and rounding in the dimensions of goods; 0: none. */
    key: text().notNull(),
    /** Orders placed in the period that are neither cancelled nor unpaid, and their pieces without undelivered ones. */
    orders: count(),
    pieces: count(),
    /** Minor units, VAT included: at regular prices, after discounts, and the VAT in it. */
    gross: amount(),
    sales: amount(),
    vat: amount(),
    /** Refunds paid in the period for orders that are not cancelled, without those of undelivered pieces. */
    refunded: amount(),
    /** Pieces in returns requested in the period, and what has been refunded for them since. */
    returned: count(),
    returnedAmount: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.grain, table.start, table.countryId, table.key, table.currency] }),
    index().on(table.dimension, table.key, table.grain, table.start),
  ],
);

/** VAT of the documents issued on a day, by country, scheme and rate: invoices less credit notes, in minor units of the document's currency. */
export const reportVat = pgTable(
  'report_vat',
  {
    day: date().notNull(),
    countryId: countryId(),
    currency: char({ length: 3 }).notNull(),
    scheme: text().notNull(),
    /** Whether the buyer is a business with a VAT id, whose purchases are not part of the return of the One-Stop Shop. */
    isBusiness: boolean().notNull(),
    basisPoints: integer().notNull(),
    net: amount(),
    vat: amount(),
  },
  (table) => [primaryKey({ columns: [table.day, table.countryId, table.currency, table.scheme, table.isBusiness, table.basisPoints] })],
);

/** The stock of each product on sale, counted regularly. */
export const reportStock = pgTable('report_stock', {
  productId: integer().primaryKey(),
  brandId: integer().notNull(),
  categoryId: integer().notNull(),
  onHand: integer().notNull(),
  countedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Customers by month and country of their first order, and how many ordered again within some months of it. */
export const reportCohorts = pgTable(
  'report_cohorts',
  {
    month: date().notNull(),
    countryId: countryId(),
    customers: integer().notNull(),
    within1: integer().notNull(),
    within2: integer().notNull(),
    within3: integer().notNull(),
    within6: integer().notNull(),
    within12: integer().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.countryId] })],
);

/** Days with changes that are not counted yet. */
export const reportDueDays = pgTable(
  'report_due_days',
  {
    countryId: countryId(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.day] })],
);
