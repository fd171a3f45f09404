import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Log } from './log.ts';
import { watchPool } from './metrics.ts';
import { watchQueries } from './watch-queries.ts';

/** What PostgreSQL calls the connections of this process: a restore looks whether another one has the shop open. */
export const applicationName = `selvedge ${process.pid}`;

/** What a verb takes: the database, or a transaction that its caller has begun. Transactions begin by inTransaction. */
export type Db = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>;

/** An open database. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  /** How its connections are made: for those that need one of their own. */
  connection: pg.ClientConfig;
  /** Closes the pool, then ends the embedded server if this process runs it. */
  close(): Promise<void>;
}

/** The settings that say which database to open; a part of the shop's configuration. */
export interface DatabaseSettings {
  /** A PostgreSQL 15 or newer; absent: the embedded one. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Connections held at most by this process. */
  databasePool: number;
  /** ms from which on a statement is written to the log (200). */
  slowQueryMs?: number;
}

// int8 comes as text, since it may pass what a number holds exactly. Ours (amounts in minor units, counts) do not.
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8);

/**
 * Opens the database: the one that `databaseUrl` names, else the embedded one under `dataDir`. A process beside the
 * one that runs it (a worker, a backup) passes `attach` and uses the running one; with none running it starts it.
 * @throws StartError when the embedded one can't be had
 */
export async function connect(settings: DatabaseSettings, options: { log?: Log; attach?: boolean } = {}): Promise<Database> {
  const { databasePool, slowQueryMs } = settings;
  const watching = { log: options.log, slowQueryMs };
  if (settings.databaseUrl) return openPool({ connectionString: settings.databaseUrl }, databasePool, watching);
  const running = options.attach ? await findRunningPostgres(settings.dataDir) : undefined;
  if (running) return openPool(running, databasePool, watching);
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, ...(options.log ? { log: options.log } : {}) });
  const database = openPool(server.connection, databasePool, watching);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

interface Watching {
  log?: Log | undefined;
  slowQueryMs?: number | undefined;
}

/** A pool over a database that is there already. */
export function openPool(connection: pg.ClientConfig, size: number, { log, slowQueryMs = 200 }: Watching = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
    application_name: applicationName,
  });
  // Without listeners a restart of the database would end this process: the pool's hears of idle connections only, one
  // that is lost in mid-transaction speaks for itself.
  let isClosing = false;
  // Its words only: what pg hangs on the error would fill a page. What ends while we close is no news.
  const tell = ({ message }: Error) => isClosing || log?.warn({ reason: message }, 'a database connection was lost');
  pool.on('error', tell);
  pool.on('connect', (client) => {
    client.on('error', tell);
    watchQueries(client, { slowMs: slowQueryMs, log });
  });
  const unwatch = watchPool(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const close = () => {
    isClosing = true;
    unwatch();
    return pool.end();
  };
  return { pool, db, connection, close };
}

function readInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${text} from the database is too large for a number`);
}
