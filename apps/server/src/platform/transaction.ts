import { setTimeout as pause } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** A transaction that is under way. A verb that takes it must be called inside one. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

/** PostgreSQL's serialization_failure and deadlock_detected: another attempt may well succeed. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const afterwards = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs `work` in a transaction: all of it is written, or nothing. Inside one that is under way it becomes a savepoint.
 * After a deadlock or a serialization failure it runs again, up to five times: `work` must do nothing but database work.
 */
export async function inTransaction<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>, config?: PgTransactionConfig): Promise<Answer> {
  if (isTransaction(db)) return db.transaction((inner) => adopt(db, inner, work));
  for (let attempt = 1; ; attempt += 1) {
    const callbacks: (() => void)[] = [];
    try {
      const answer = await db.transaction((tx) => {
        afterwards.set(tx, callbacks);
        return work(tx);
      }, config);
      for (const callback of callbacks) callback();
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error;
      // Apart by chance, or two that met would meet again.
      await pause(2 ** attempt * 5 * Math.random());
    }
  }
}

/** Has something done once the transaction is committed; nothing when it was not begun by {@link inTransaction}. */
export function afterCommit(tx: Tx, callback: () => void): void {
  afterwards.get(tx)?.push(callback);
}

/** @returns PostgreSQL's five-character code of an error, `23505` for a violated unique key */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

function isTransaction(db: Db): db is Tx {
  return db instanceof PgTransaction;
}

function adopt<Answer>(outer: Tx, inner: Tx, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const callbacks = afterwards.get(outer);
  if (callbacks) afterwards.set(inner, callbacks);
  return work(inner);
}
