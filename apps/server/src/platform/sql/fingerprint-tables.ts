import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/**
 * Returns a query for the fingerprint of tables, which differs after any change because it includes the transaction id of each row. No table needs a
 * version column, and manual changes are detected as well.
 * @param tables names in the database, optionally followed by `where`
 */
export function fingerprintTables(...tables: readonly string[]): (db: Db) => Promise<string> {
  const prints = sql.join(
    tables.map((table) => sql.raw(`(select count(*) || ':' || coalesce(sum(hashtext(xmin::text)), 0) from ${table})`)),
    sql.raw(` || ' ' || `),
  );
  return async (db) => {
    const { rows } = await db.execute<{ print: string }>(sql`select ${prints} as print`);
    return rows[0]?.print ?? '';
  };
}
