import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table's columns but for these, as they stand in an `insert into t (…) select …`. */
export function columnsOf(table: PgTable, ...without: string[]): SQL {
  const names = Object.keys(getTableColumns(table)).filter((name) => !without.includes(name));
  return sql.raw(names.map((name) => `"${toSnakeCase(name)}"`).join(', '));
}

/**
 * Rows of a table as one value of a statement, for `jsonb_populate_recordset`: so its text is the same however many there
 * are. Columns that a row does not name are null.
 */
export const jsonRows = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value as unknown]))));
