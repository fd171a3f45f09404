import { setTimeout as pause } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from './database.ts';

/** An open transaction. An operation with this parameter must be called inside one. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/** PostgreSQL's serialization_failure and deadlock_detected: a retry may succeed. */
const RETRYABLE_STATES = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const afterwards = new WeakMap<Tx, (() => void)[]>();
const databaseByTransaction = new WeakMap<object, Db>();

/**
 * Runs `work` in a transaction, which is atomic. Inside an open transaction it creates a savepoint. After a deadlock or a serialization failure it
 * runs `work` again, up to five times, so `work` must only use the database.
 */
export async function inTransaction<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>, config?: PgTransactionConfig): Promise<Answer> {
  if (isTransaction(db)) return db.transaction((inner) => adopt(db, inner, work));
  for (let attempt = 1; ; attempt += 1) {
    const callbacks: (() => void)[] = [];
    try {
      const answer = await onOneConnection(db, (session) =>
        session.transaction((tx) => {
          afterwards.set(tx, callbacks);
          databaseByTransaction.set(tx, db);
          return work(tx);
        }, config),
      );
      for (const callback of callbacks) callback();
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE_STATES.has(findSqlState(error) ?? '')) throw error;
      // The random pause prevents two conflicting transactions from colliding again.
      await pause(2 ** attempt * 5 * Math.random());
    }
  }
}

/**
 * Acquires a connection and always releases it. Drizzle's own method leaks the connection when `begin` fails, for example after a restart of the
 * database. After a few leaks the pool would be permanently empty.
 */
async function onOneConnection<Answer>(db: Db, run: (session: NodePgDatabase) => Promise<Answer>): Promise<Answer> {
  const pool = '$client' in db ? db.$client : undefined;
  if (!(pool instanceof pg.Pool)) throw new TypeError('a transaction begins on the database that openPool gave');
  const client = await pool.connect();
  try {
    return await run(getSession(client));
  } finally {
    client.release();
  }
}

/** One session per connection, because a new session parses the table names again. */
const sessions = new WeakMap<pg.PoolClient, NodePgDatabase>();

function getSession(client: pg.PoolClient): NodePgDatabase {
  const session = sessions.get(client) ?? drizzle({ client, casing: 'snake_case' });
  sessions.set(client, session);
  return session;
}

/** Runs a callback once the transaction is committed; does nothing if {@link inTransaction} did not begin the transaction. */
export function afterCommit(tx: Tx, callback: () => void): void {
  afterwards.get(tx)?.push(callback);
}

/** Makes {@link getDatabase} return `database` for a database that reads from a replica. */
export const adoptDatabase = (reading: Db, database: Db): void => void databaseByTransaction.set(reading, database);

/** Returns the database that accepts writes: of a transaction, or of a database for reading; otherwise the database itself. For data in memory per database. */
export const getDatabase = (db: Db): Db => databaseByTransaction.get(db) ?? db;

/** @returns PostgreSQL's five-character code of an error, `23505` for a violated unique key */
export function findSqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? findSqlState(error.cause) : undefined;
}

/** @returns the name of the violated unique key or foreign key */
export function findConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && (error.code === '23505' || error.code === '23503'))
    return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return 'cause' in error ? findConstraint(error.cause) : undefined;
}

export function isTransaction(db: Db): db is Tx {
  return db instanceof PgTransaction;
}

function adopt<Answer>(outer: Tx, inner: Tx, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const callbacks = afterwards.get(outer);
  if (callbacks) afterwards.set(inner, callbacks);
  databaseByTransaction.set(inner, getDatabase(outer));
  return work(inner);
}
