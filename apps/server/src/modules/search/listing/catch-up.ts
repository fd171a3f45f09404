import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { putRow, type ListingIndex } from './listing-index.ts';
import { readRow, rowColumns, type WrittenRow } from './read-row.ts';

/** Rows per query: few enough that the process can serve other requests between two queries. */
const batch = 2000;

export interface CaughtUp {
  /** The transaction to continue from: the index contains everything written by earlier ones. */
  from: number;
  /** Whether the database is older than the index, after a backup was restored: the index must be rebuilt. */
  isOlder: boolean;
}

/**
 * Loads into the index all rows that transaction `from` or a later one has written; 0 loads all rows.
 * A row has the number of the transaction that wrote it. Numbers are assigned at a transaction's first write, not at its commit, so
 * "greater than the last seen" would miss a transaction that began earlier and committed later. Each read therefore continues from the
 * oldest transaction that was still running at the previous read (`xmin` of its snapshot, read by the same statement as the rows). All
 * earlier transactions had ended, so the index contains their rows. Some rows are read twice, which has no effect. If there are several
 * batches, the next read continues from the snapshot of the first batch, because later snapshots can only contain more rows.
 */
export async function catchUp(db: Db, index: ListingIndex, from: number): Promise<CaughtUp> {
  let next: number | undefined;
  let [lastTransaction, lastProduct] = [from, 0];
  for (;;) {
    const rows = await readChangesAfter(db, lastTransaction, lastProduct);
    const [first] = rows;
    if (!first) throw new Error('the database returned no snapshot');
    next ??= first.xmin;
    if (next < from) return { from: 0, isOlder: true };
    const changed = rows.filter((row): row is typeof row & WrittenRow => row.product_id !== null);
    if (changed.some((row) => row.changed_in >= row.xmax)) {
      await renumberFutureRows(db);
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

/** Returns at least one row, because the snapshot is needed even if nothing has changed. Uses the index on `changed_in`. */
async function readChangesAfter(db: Db, transaction: number, productId: number): Promise<(Snapshot & (WrittenRow | { product_id: null }))[]> {
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
 * Renumbers rows with future transaction numbers. They come from a backup of a server with greater numbers, and would otherwise be read
 * again each time.
 */
async function renumberFutureRows(db: Db): Promise<void> {
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      update listing_products set changed_in = pg_current_xact_id()::text::bigint
      where changed_in >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`),
  );
}
