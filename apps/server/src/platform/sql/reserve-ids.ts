import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/** Reserves ids from the sequence of a table, so that rows can refer to each other before they are inserted. */
export async function reserveIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] | null }>(
    sql`select array_agg(nextval(${`${getTableName(table)}_id_seq`})::int) as ids from generate_series(1, ${count})`,
  );
  return rows[0]?.ids ?? [];
}

/** Creates a function that returns the next of these ids. @throws Error when all ids are used */
export function createIdSource(ids: readonly number[]): () => number {
  const values = ids.values();
  return () => {
    const next = values.next();
    if (next.done) throw new Error(`all ${ids.length} reserved ids are used`);
    return next.value;
  };
}
