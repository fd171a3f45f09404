import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Another text after any change of these tables: each row counts with the transaction that wrote it. So no table needs a
 * column of its own for it, and rows that somebody changes by hand are noticed as well.
 * @param tables by their names in the database; `where` may stand behind
 */
export function printOf(...tables: readonly string[]): (db: Db) => Promise<string> {
  const prints = sql.join(
    tables.map((table) => sql.raw(`(select count(*) || ':' || coalesce(sum(hashtext(xmin::text)), 0) from ${table})`)),
    sql.raw(` || ' ' || `),
  );
  return async (db) => {
    const { rows } = await db.execute<{ print: string }>(sql`select ${prints} as print`);
    return rows[0]?.print ?? '';
  };
}
