import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockClicks } from './click-days.ts';
import { clicks } from './click-rows.ts';
import { rollUpClicks } from './roll-up-clicks.ts';

/** A click as it was, judged already. */
export type PastClick = Omit<typeof clicks.$inferInsert, 'id'>;

/** Rows of one statement: it takes 65,535 values at most. */
const AT_ONCE = 1000;

/** Writes clicks of days gone by and counts them: for the demo, whose portal would be empty. No touches come of them. */
export async function addPastClicks(db: Db, past: readonly PastClick[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockClicks(tx);
    for (let from = 0; from < past.length; from += AT_ONCE) await tx.insert(clicks).values(past.slice(from, from + AT_ONCE).map(numbered));
  });
  await rollUpClicks(db);
}

/** The table's own number: each is counted by it. */
const numbered = (click: PastClick) => ({ ...click, id: sql`nextval('clicks_id_seq')` });
