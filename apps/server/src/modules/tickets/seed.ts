/** Inserts past tickets of the demo unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Tx } from '#platform/transaction';
import { tickets } from './tables.ts';

export const insertTickets = (tx: Tx, rows: readonly (typeof tickets.$inferInsert)[]): Promise<void> => insertRows(tx, tickets, rows);
