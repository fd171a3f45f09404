import type { SQL } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/**
 * Builds a frequent query once per connection instead of on each call, because building it takes as long as PostgreSQL takes to answer. `build`
 * ends in `.prepare(name)`, so that PostgreSQL plans it once as well.
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
 * Does the same for a statement in SQL, whose values are `sql.placeholder(…)`.
 * @returns its rows, with the column names of the database
 */
export function preparedSql<Row extends object>(name: string, statement: SQL): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const query = prepared((db) => {
    const { session, dialect } = getInternals(db);
    return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  });
  return async (db, values) => ((await query(db).execute(values)) as { rows: Row[] }).rows;
}

/** Drizzle's internals of a database or a transaction. A connection has the same session in all its transactions. */
const getInternals = (db: Db) => db as unknown as { session: PgSession; dialect: PgDialect };
