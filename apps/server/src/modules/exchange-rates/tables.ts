import { bigserial, char, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Exchange rates of the euro by day: append-only, a trigger refuses changes. A correction is a further row, and the latest row of a
 * currency and day counts.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** ISO 4217; never EUR. */
    currency: char({ length: 3 }).notNull(),
    /** The day for which the rate was published. */
    day: date().notNull(),
    /** Units of the currency for one euro, as published: a decimal text such as `389.15`. */
    units: text().notNull(),
    /** Who published the rate: `ECB`, or what staff entered. */
    source: text().notNull(),
    /** Who stored it: a job, a command or staff. */
    recordedBy: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.currency, table.day, table.id)],
);
