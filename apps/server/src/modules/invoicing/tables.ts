import { char, date, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { orders } from '../orders/tables.ts';
import type { PaperContent } from './paper-content.ts';

/** An invoice or a credit note as it was issued: neither its words nor its sums change afterwards. */
export const papers = pgTable(
  'papers',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['invoice', 'credit-note'] }).notNull(),
    /** `SI-2026-000001`, credit notes `SI-2026-C000001`; each series without gaps per country and year. */
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** What it was issued for, such as `confirmed` or `return RET-1`: the same cause issues one paper. */
    cause: text().notNull().unique(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    currency: char({ length: 3 }).notNull(),
    /** By the country's calendar: the tax point, and the period of the report. */
    issuedOn: date().notNull(),
    /** Minor units; positive on both kinds. */
    total: integer().notNull(),
    vat: integer().notNull(),
    /** All that is printed. */
    content: jsonb().$type<PaperContent>().notNull(),
    /** Where the file lies, and its SHA-256; null: not printed yet. */
    fileKey: text(),
    fileHash: char({ length: 64 }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.issuedOn, table.countryId)],
);

/** The last credit note's number given, per country and year. Hot: taken as the last statement of a transaction. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  {
    countryCode: char({ length: 2 }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.year] })],
);
