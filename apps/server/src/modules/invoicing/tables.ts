import { bigint, boolean, char, date, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { orders } from '../orders/tables.ts';
import type { DocumentContent } from './document-content.ts';

/** An invoice or a credit note as issued. Its texts and amounts never change. */
export const documents = pgTable(
  'documents',
  {
    id: serial().primaryKey(),
    /** A kind of `kinds/`. */
    kind: text().notNull(),
    /** `SI-2026-000001`, credit notes `SI-2026-C000001`; each series has no gaps per country and year. */
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Reason such as `confirmed` or `return RET-1`: the same cause issues one document. */
    cause: text().notNull().unique(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    currency: char({ length: 3 }).notNull(),
    /** Date in the country's time zone: the tax point, which determines the period of the report. */
    issuedOn: date().notNull(),
    /** Minor units; positive on all kinds. */
    total: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
    /** The complete printed content. */
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Storage key and SHA-256 of the file; null while not printed. */
    fileKey: text(),
    fileHash: char({ length: 64 }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.issuedOn, table.countryId)],
);

/** The last number given to a credit note, per country and year. Contended: updated by the last statement of a transaction. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  {
    countryCode: char({ length: 2 }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.year] })],
);

/** The answer of VIES about the VAT id of an order's buyer, or that VIES has not answered yet. Orders without a VAT id have no row. */
export const vatIdChecks = pgTable('vat_id_checks', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id),
  status: text({ enum: ['valid', 'invalid', 'unchecked'] }).notNull(),
  /** The number by which VIES proves the request; empty: none. */
  consultation: text().notNull(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The latest answers of VIES to VAT ids at checkout, kept for a day. */
export const vatIdAnswers = pgTable('vat_id_answers', {
  vatId: text().primaryKey(),
  isValid: boolean().notNull(),
  /** The number by which VIES proves the request; empty: none. */
  consultation: text().notNull(),
  answeredAt: timestamp({ withTimezone: true }).notNull(),
});
