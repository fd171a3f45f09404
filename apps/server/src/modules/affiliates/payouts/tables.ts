import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number used for statements and self-billed invoices, per series and year. */
export const payoutCounters = pgTable(
  'payout_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
