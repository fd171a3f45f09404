/** Past visits and attributions of the demo and the benchmarks, inserted unchanged. */
import { sql } from 'drizzle-orm';
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { orderAttributions, visitCounts } from './tables.ts';

export { makeClickDay } from './clicks/click-days.ts';

export type AttributionRow = typeof orderAttributions.$inferInsert;

export const insertAttributions = (tx: Tx, rows: readonly AttributionRow[]): Promise<void> => insertRows(tx, orderAttributions, rows);

export const insertVisitCounts = (tx: Tx, rows: readonly (typeof visitCounts.$inferInsert)[]): Promise<void> => insertRows(tx, visitCounts, rows);

/** Returns whether single clicks of an affiliate are stored. */
export const hasClicks = async (db: Db, affiliateId: number): Promise<boolean> =>
  (await db.execute(sql`select from clicks where affiliate_id = ${affiliateId} limit 1`)).rows.length > 0;

/** Deletes single clicks before an instant; the counts of their days stay. */
export async function deleteClicksBefore(tx: Tx, at: Date): Promise<void> {
  await tx.execute(sql`delete from clicks where at < ${at.toISOString()}::timestamptz`);
}
