import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';

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
