import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../database.ts';
import type { Log } from '../log.ts';
import { countReplicaFallback, countRead } from '../metrics.ts';
import { adoptDatabase } from '../transaction.ts';
import { findReplicaFault, isReadStatement } from './replica-fault.ts';

/** The label of the primary in metrics. */
export const primaryName = 'primary';

interface Replica {
  pool: pg.Pool;
  isUsable: () => boolean;
  leave: (reason: string) => void;
  /** Functions that end the statements in progress when the replica does not answer any more. */
  pending: Set<(error: Error) => void>;
}

interface ReadDbParts {
  name: string;
  primary: { pool: pg.Pool; db: Db };
  /** Absent: all statements go to the primary. */
  replica?: Replica;
  log: Pick<Log, 'error'>;
}

/** Thrown for a write on a database that only browsing calls use. It is a fault of the program: `getDatabase` returns the primary. */
class WriteOnReadDb extends Error {
  override name = 'WriteOnReadDb';
  constructor(text: string) {
    super(`a browsing call must not write: ${text.slice(0, 200)}`);
  }
}

/**
 * Creates a database for reading. Each statement goes to the replica while it is usable. A statement that fails because of the replica is repeated
 * once on the primary. Models in memory use the primary: `getDatabase` returns it.
 */
export function createReadDb({ name, primary, replica, log }: ReadDbParts): Db {
  const readPrimary = (statement: pg.QueryConfig, values: unknown[]) => {
    countRead(primaryName);
    return primary.pool.query(statement, values);
  };
  const query = async (statement: pg.QueryConfig, values: unknown[]) => {
    if (!isReadStatement(statement.text)) throw new WriteOnReadDb(statement.text);
    if (!replica?.isUsable()) return readPrimary(statement, values);
    try {
      const result = await runUntilLeft(replica, () => replica.pool.query(statement, values));
      countRead(name);
      return result;
    } catch (error) {
      const fault = findReplicaFault(error);
      if (!fault) throw error;
      countReplicaFallback({ server: name, reason: fault });
      if (fault === 'connection') replica.leave(error instanceof Error ? error.message : String(error));
      if (fault === 'read_only') log.error({ err: error, sql: statement.text.slice(0, 500) }, 'a browsing call needs a server that accepts writes');
      return readPrimary(statement, values);
    }
  };
  // Drizzle only calls `query`. `inTransaction` refuses this client, because it is not a pool.
  const db: Db = drizzle({ client: { query } as unknown as pg.Pool, casing: 'snake_case' });
  adoptDatabase(db, primary.db);
  return db;
}

/** Runs a statement. Rejects when the replica is left, because a lost machine sends no answer. */
function runUntilLeft<Result>({ pending }: Replica, run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    pending.add(reject);
    run()
      .then(resolve, reject)
      .finally(() => pending.delete(reject));
  });
}
