import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { putRow, type ListingIndex } from './listing-index.ts';
import { readRow, rowColumns, type WrittenRow } from './read-row.ts';

/** Rows asked for at once: few enough that other requests are served in between. */
const batch = 2000;

export interface CaughtUp {
  /** Where to go on from: what transactions before this one have written is in the index. */
  from: number;
  /** Whether the database is an earlier one than the index was made from, a restored backup: then it must be made anew. */
  isOlder: boolean;
}

/**
 * Brings all rows into the index that were written by transaction `from` or later; 0: all there are.
 *
 * A row carries the number of the transaction that wrote it. Numbers are given at a transaction's first write and not at
 * its commit, so "greater than the greatest seen" would miss what began earlier and was committed later. Therefore each look
 * goes on from the oldest transaction that was still running at the look before (`xmin` of its snapshot, read by the same
 * statement that reads the rows): all before it had ended, so what they wrote was seen. What came since is read, some of it
 * twice, which changes nothing. With several batches the first one's snapshot counts: the later ones see more, never less.
 */
export async function catchUp(db: Db, index: ListingIndex, from: number): Promise<CaughtUp> {
  let next: number | undefined;
  let [lastTransaction, lastProduct] = [from, 0];
  for (;;) {
    const rows = await changesAfter(db, lastTransaction, lastProduct);
    const [first] = rows;
    if (!first) throw new Error('the database did not say which transactions run');
    next ??= first.xmin;
    if (next < from) return { from: 0, isOlder: true };
    const changed = rows.filter((row): row is typeof row & WrittenRow => row.product_id !== null);
    if (changed.some((row) => row.changed_in >= row.xmax)) {
      await takeOver(db);
      return catchUp(db, index, from);
    }
    for (const row of changed) putRow(index, readRow(row));
    const last = changed.at(-1);
    if (!last || changed.length < batch) return { from: next, isOlder: false };
    [lastTransaction, lastProduct] = [last.changed_in, last.product_id];
  }
}

interface Snapshot extends Record<string, unknown> {
  xmin: number;
  xmax: number;
}

/** At least one row: the snapshot stands there even if nothing has changed. Walks the index on `changed_in`. */
async function changesAfter(db: Db, transaction: number, productId: number): Promise<(Snapshot & (WrittenRow | { product_id: null }))[]> {
  const { rows } = await db.execute<Snapshot & (WrittenRow | { product_id: null })>(sql`
    select pg_snapshot_xmin(seen)::text::bigint as xmin, pg_snapshot_xmax(seen)::text::bigint as xmax, changed.*
    from pg_current_snapshot() seen
    left join lateral (
      select ${rowColumns} from listing_products
      where (changed_in, product_id) > (${transaction}, ${productId})
      order by changed_in, product_id limit ${batch}) changed on true`);
  return rows;
}

/**
 * A visible row was written by a transaction before this one. If its number says otherwise it comes from a backup of another
 * server, whose transactions had greater numbers: such rows would be read anew by each look. They become ours.
 */
async function takeOver(db: Db): Promise<void> {
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      update listing_products set changed_in = pg_current_xact_id()::text::bigint
      where changed_in >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`),
  );
}
