import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Limit for counting and paging. Counting a million rows takes too long. */
export const MAX_COUNTED = 10_000;

/** A number of rows, counted up to a limit. */
export interface Counted {
  itemCount: number;
  /** Whether the query has more rows than the limit. */
  isMore: boolean;
}

/**
 * Counts the rows of a query up to {@link MAX_COUNTED}.
 * @param rows a complete `select`, without order and limit
 * @param most a lower limit, for queries that are slow per row
 */
export async function countWithLimit(db: Db, rows: SQL, most = MAX_COUNTED): Promise<Counted> {
  const { rows: found } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows} limit ${most + 1}) counted`);
  const count = found[0]?.count ?? 0;
  return { itemCount: Math.min(count, most), isMore: count > most };
}
