import type { SQL } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * A query that is built once a connection and not each time, for what is asked often: building takes this process as long
 * as answering takes PostgreSQL. `build` ends in `.prepare(name)`, so that it is planned once as well.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<object, Query>();
  return (db) => {
    const { session } = insideOf(db);
    const query = built.get(session) ?? build(db);
    built.set(session, query);
    return query;
  };
}

/**
 * The same for a statement written out as SQL, whose values stand in it as `sql.placeholder(…)`.
 * @returns its rows, under the names that the columns have in the database
 */
export function preparedSql<Row extends object>(name: string, statement: SQL): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const query = prepared((db) => {
    const { session, dialect } = insideOf(db);
    return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  });
  return async (db, values) => ((await query(db).execute(values)) as { rows: Row[] }).rows;
}

/** What drizzle keeps inside of a database or a transaction: a connection's session is the same in all its transactions. */
const insideOf = (db: Db) => db as unknown as { session: PgSession; dialect: PgDialect };
