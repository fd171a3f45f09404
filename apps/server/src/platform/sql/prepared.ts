import type { SQL } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/**
 * Builds a frequent query once per connection instead of on each call, because building takes as long as the execution in PostgreSQL. `build` ends
 * with `.prepare(name)`, so that PostgreSQL also plans the query once.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<object, Query>();
  return (db) => {
    const { session } = getInternals(db);
    const query = built.get(session) ?? build(db);
    built.set(session, query);
    return query;
  };
}

/**
 * Prepares an SQL statement in the same way. Its values are `sql.placeholder(…)`.
 * @returns the statement's rows, with the column names of the database
 */
export function preparedSql<Row extends object>(name: string, statement: SQL): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const query = prepared((db) => {
    const { session, dialect } = getInternals(db);
    return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  });
  return async (db, values) => ((await query(db).execute(values)) as { rows: Row[] }).rows;
}

/** Returns Drizzle's internals of a database or a transaction. A connection has the same session in all its transactions. */
const getInternals = (db: Db) => db as unknown as { session: PgSession; dialect: PgDialect };
