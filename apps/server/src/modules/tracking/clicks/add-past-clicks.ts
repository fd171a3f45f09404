import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockClicks } from './click-days.ts';
import { clicks } from './click-rows.ts';
import { rollUpClicks } from './roll-up-clicks.ts';

/** A stored click with its verdict. */
export type PastClick = Omit<typeof clicks.$inferInsert, 'id'>;

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 1000;

/** Inserts clicks of past days and counts them, for demo data. Creates no touches. */
export async function addPastClicks(db: Db, past: readonly PastClick[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockClicks(tx);
    for (let from = 0; from < past.length; from += ROWS_PER_STATEMENT)
      await tx.insert(clicks).values(past.slice(from, from + ROWS_PER_STATEMENT).map(addClickIds));
  });
  await rollUpClicks(db);
}

/** Takes the id from the table's own sequence, because the roll-up uses this id. */
const addClickIds = (click: PastClick) => ({ ...click, id: sql`nextval('clicks_id_seq')` });
