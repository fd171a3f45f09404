import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { selectJsonRows } from '#platform/sql/json-rows';
import type { Tx } from '#platform/transaction';

/** Number of rows per statement. */
const ROWS_PER_STATEMENT = 1000;

/** Inserts any number of rows with the same columns. Other columns get their default values. */
export async function insertRows(tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.raw(
    Object.keys(first)
      .map((name) => `"${toSnakeCase(name)}"`)
      .join(', '),
  );
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch = selectJsonRows(rows.slice(from, from + ROWS_PER_STATEMENT));
    await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${batch}::jsonb)`);
  }
}
