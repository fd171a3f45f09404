import { setTimeout as pause } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from './database.ts';

/** A transaction that is under way. A verb that takes it must be called inside one. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/** PostgreSQL's serialization_failure and deadlock_detected: another attempt may well succeed. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const afterwards = new WeakMap<Tx, (() => void)[]>();
const begunOn = new WeakMap<object, Db>();

/**
 * Runs `work` in a transaction: all of it is written, or nothing. Inside one that is under way it becomes a savepoint.
 * After a deadlock or a serialization failure it runs again, up to five times: `work` must do nothing but database work.
 */
export async function inTransaction<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>, config?: PgTransactionConfig): Promise<Answer> {
  if (isTransaction(db)) return db.transaction((inner) => adopt(db, inner, work));
  for (let attempt = 1; ; attempt += 1) {
    const callbacks: (() => void)[] = [];
    try {
      const answer = await onOneConnection(db, (session) =>
        session.transaction((tx) => {
          afterwards.set(tx, callbacks);
          begunOn.set(tx, db);
          return work(tx);
        }, config),
      );
      for (const callback of callbacks) callback();
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error;
      // Apart by chance, or two that met would meet again.
      await pause(2 ** attempt * 5 * Math.random());
    }
  }
}

/**
 * Takes a connection and surely gives it back. Drizzle's own way forgets it when `begin` fails, as it does when the
 * database has been restarted: after a few of these the pool would have none left, for ever.
 */
async function onOneConnection<Answer>(db: Db, run: (session: NodePgDatabase) => Promise<Answer>): Promise<Answer> {
  const pool = '$client' in db ? db.$client : undefined;
  if (!(pool instanceof pg.Pool)) throw new TypeError('a transaction begins on the database that openPool gave');
  const client = await pool.connect();
  try {
    return await run(sessionOn(client));
  } finally {
    client.release();
  }
}

/** One for each connection, since it learns the tables' names anew. */
const sessions = new WeakMap<pg.PoolClient, NodePgDatabase>();

function sessionOn(client: pg.PoolClient): NodePgDatabase {
  const session = sessions.get(client) ?? drizzle({ client, casing: 'snake_case' });
  sessions.set(client, session);
  return session;
}

/** Has something done once the transaction is committed; nothing when it was not begun by {@link inTransaction}. */
export function afterCommit(tx: Tx, callback: () => void): void {
  afterwards.get(tx)?.push(callback);
}

/** The database that a transaction was begun on; any other is its own. For what is kept in memory per database. */
export const databaseOf = (db: Db): Db => begunOn.get(db) ?? db;

/** @returns PostgreSQL's five-character code of an error, `23505` for a violated unique key */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

export function isTransaction(db: Db): db is Tx {
  return db instanceof PgTransaction;
}

function adopt<Answer>(outer: Tx, inner: Tx, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const callbacks = afterwards.get(outer);
  if (callbacks) afterwards.set(inner, callbacks);
  begunOn.set(inner, databaseOf(outer));
  return work(inner);
}
