/** Rows of past invoices and credit notes for the demo, inserted unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Tx } from '#platform/transaction';
import { creditNoteCounters, documents } from './tables.ts';

export type DocumentRow = Omit<typeof documents.$inferSelect, 'id' | 'fileKey' | 'fileHash'>;
export type CreditNoteCounterRow = typeof creditNoteCounters.$inferInsert;

/** Inserts documents, which have no file yet. */
export const insertDocuments = (tx: Tx, rows: readonly DocumentRow[]): Promise<void> => insertRows(tx, documents, rows);

/** Inserts the last credit note number of each country and year. */
export const insertCreditNoteCounters = (tx: Tx, rows: readonly CreditNoteCounterRow[]): Promise<void> => insertRows(tx, creditNoteCounters, rows);
