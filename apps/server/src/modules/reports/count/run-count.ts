import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';

/** The key of the advisory locks of counts. The number is arbitrary. */
const COUNTING_LOCK = 7_355_353;
/** The second keys of the locks of counts of all countries. Those of a country are its id. */
const lockKeys = { stock: -1, cohorts: -2 } as const;
/** Time limit in ms of a statement, which may count a month of a large country or read all orders. */
const TIMEOUT_MS = 300_000;

/** Runs a count in a transaction. Concurrent counts of the same country, of stock or of cohorts run one after the other. */
export async function runCount(db: Db, counted: number | keyof typeof lockKeys, count: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(TIMEOUT_MS))}`);
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING_LOCK}, ${typeof counted === 'number' ? counted : lockKeys[counted]})`);
    await count(tx);
  });
}
