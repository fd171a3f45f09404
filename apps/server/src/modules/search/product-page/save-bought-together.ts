import type { Tx } from '#platform/transaction';
import { insertRows } from '#platform/sql/insert-rows';
import { boughtTogether } from '../tables.ts';

/** Replaces the numbers of orders in which two products were bought together. */
export async function saveBoughtTogether(tx: Tx, rows: readonly (typeof boughtTogether.$inferInsert)[]): Promise<void> {
  await tx.delete(boughtTogether);
  await insertRows(tx, boughtTogether, rows);
}
