import { bigint, char, date, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { PayoutConversion } from './conversion/payout-conversion.ts';
import { payoutFileKinds } from './payout-file-kinds.ts';
import type { PayoutAccount, TaxData } from '../contract.ts';
import type { InvoiceContent } from './invoices/invoice-content.ts';
import { createAffiliateId } from '../tables.ts';

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

/** Payouts in one bank file. */
export const payoutBatches = pgTable('payout_batches', {
  id: serial().primaryKey(),
  kind: text({ enum: payoutFileKinds }).notNull(),
  currency: char({ length: 3 }).notNull(),
  /** Key in the file storage, and SHA-256 of the file. */
  fileKey: text().notNull(),
  fileHash: char({ length: 64 }).notNull(),
  createdBy: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** A payout to an affiliate. */
export const payouts = pgTable(
  'payouts',
  {
    id: serial().primaryKey(),
    /** `PO-2026-000001`, also the number of the statement. */
    number: text().notNull().unique(),
    affiliateId: createAffiliateId(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units before VAT, and the VAT on it if the affiliate charges VAT. */
    amount: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull().default(0),
    status: text({ enum: ['prepared', 'exported', 'paid', 'failed'] }).notNull(),
    /** As of preparing the payout. */
    account: jsonb().$type<PayoutAccount>().notNull(),
    tax: jsonb().$type<TaxData>().notNull(),
    /** The balances in other currencies that the payout includes, and the VAT in the merchant's currency. Null: nothing was converted. */
    conversion: jsonb().$type<PayoutConversion>(),
    batchId: integer().references(() => payoutBatches.id),
    /** The settled range of the affiliate's ledger entries in this currency; the last one is the payout's own. */
    firstSequence: integer().notNull(),
    lastSequence: integer().notNull(),
    /** The first and last day of those entries. */
    periodFrom: date().notNull(),
    periodUntil: date().notNull(),
    preparedBy: text().notNull(),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** The bank's reference, or why the payout failed. */
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.affiliateId, table.preparedAt.desc()), index().on(table.status)],
);
