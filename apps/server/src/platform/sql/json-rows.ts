import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Returns a table's columns except the given ones, for an `insert into t (…) select …`. */
export function selectColumns(table: PgTable, ...without: string[]): SQL {
  const names = Object.keys(getTableColumns(table)).filter((name) => !without.includes(name));
  return sql.raw(names.map((name) => `"${toSnakeCase(name)}"`).join(', '));
}

/**
 * Returns rows as one JSON parameter for `jsonb_populate_recordset`, so that the statement's text is the same for any number of rows. Missing columns
 * of a row are null.
 */
export const selectJsonRows = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value as unknown]))));
