/** Rows of past returns for the demo, inserted unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import { reserveIds } from '#platform/sql/reserve-ids';
import type { Tx } from '#platform/transaction';
import { returnEvents, returnItems, returnRequests } from './tables.ts';

export type ReturnRequestRow = typeof returnRequests.$inferSelect;
export type ReturnItemRow = typeof returnItems.$inferSelect;
export type ReturnEventRow = Omit<typeof returnEvents.$inferSelect, 'id'>;

export const reserveRequestIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, returnRequests, count);
export const reserveItemIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, returnItems, count);

/** Inserts returns with their items and events. */
export async function insertReturns(
  tx: Tx,
  rows: { requests: readonly ReturnRequestRow[]; items: readonly ReturnItemRow[]; events: readonly ReturnEventRow[] },
): Promise<void> {
  await insertRows(tx, returnRequests, rows.requests);
  await insertRows(tx, returnItems, rows.items);
  await insertRows(tx, returnEvents, rows.events);
}
