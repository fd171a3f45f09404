import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Rows of a list that are counted, and that can be paged to, at most: counting a million takes longer than anybody waits. */
export const mostCounted = 10_000;

/** How many rows there are, as far as it is counted. */
export interface Counted {
  itemCount: number;
  /** There are more than these. */
  isMore: boolean;
}

/**
 * Counts the rows of a query up to {@link mostCounted}.
 * @param rows a whole `select`, without order and limit
 * @param most fewer, where each row takes long to find
 */
export async function countUpTo(db: Db, rows: SQL, most = mostCounted): Promise<Counted> {
  const { rows: found } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows} limit ${most + 1}) counted`);
  const count = found[0]?.count ?? 0;
  return { itemCount: Math.min(count, most), isMore: count > most };
}
