import { char, date, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { payouts } from '../tables.ts';
import type { InvoiceContent } from './invoices/invoice-content.ts';

/** The last number used for statements and self-billed invoices, per series and year. */
export const payoutCounters = pgTable(
  'payout_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/**
 * The self-billed invoice of a payout, unchanged after it is issued.
 * It is issued only for a paid payout, so that no number is used for money that never arrived.
 */
export const payoutInvoices = pgTable('payout_invoices', {
  id: serial().primaryKey(),
  payoutId: integer()
    .notNull()
    .unique()
    .references(() => payouts.id),
  /** `SB-2026-000001`, without gaps in a year. */
  number: text().notNull().unique(),
  issuedOn: date().notNull(),
  languageId: integer().notNull(),
  content: jsonb().$type<InvoiceContent>().notNull(),
  /** Key in the file storage, and SHA-256 of the file; null: not printed yet. */
  fileKey: text(),
  fileHash: char({ length: 64 }),
});
