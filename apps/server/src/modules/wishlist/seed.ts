/** Inserts the saved products of the demo unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Tx } from '#platform/transaction';
import { wishes } from './tables.ts';

export const insertWishes = (tx: Tx, rows: readonly (typeof wishes.$inferInsert)[]): Promise<void> => insertRows(tx, wishes, rows);
