import { AsyncResource } from 'node:async_hooks';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Log } from './log.ts';
import { watchPool } from './metrics.ts';
import { watchQueries } from './sql/watch-queries.ts';
import { isTracing } from './tracing/tracing.ts';

/** Name of this process's connections in PostgreSQL. A restore uses it to check whether another process runs the shop. */
export const applicationName = `selvedge ${process.pid}`;

/** The database, or the caller's open transaction. inTransaction begins transactions. */
export type Db = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>;

/** An open database. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  /** Parameters for callers that open their own connection. */
  connection: pg.ClientConfig;
  /** Closes the pool, then ends the embedded server if this process runs it. */
  close(): Promise<void>;
}

/** The settings that select the database; part of the shop's configuration. */
export interface DatabaseSettings {
  /** Address of a PostgreSQL server, version 15 or newer. Absent: the embedded server. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Maximum number of connections of this process. */
  databasePool: number;
  /** Number of web processes on this machine (1). */
  webProcesses?: number;
  /** Duration in ms from which a statement is logged as slow (200). */
  slowQueryMs?: number;
}

/** Connections of a process besides its pool: change notifications, and the creation of queues. */
const CONNECTIONS_BESIDES_POOL = 2;

/** Returns the number of processes on this machine. Several web processes have a worker, a supervisor, and during a restart one more process. */
export const countProcesses = (webProcesses = 1): number => (webProcesses > 1 ? webProcesses + 3 : 1);

// pg returns int8 as text because it may exceed a safe integer. The shop's values (amounts in minor units, counts) do not.
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8);

/**
 * Opens the database: the one in `databaseUrl`, otherwise the embedded one under `dataDir`. A second process (a worker, a backup) passes `attach`
 * to use the server that is already running; if none is running, it starts one.
 * @throws StartError when the embedded database is not available
 */
export async function connect(settings: DatabaseSettings, options: { log?: Log; attach?: boolean } = {}): Promise<Database> {
  const { databasePool, slowQueryMs } = settings;
  const watching = { log: options.log, slowQueryMs };
  if (settings.databaseUrl) return openPool({ connectionString: settings.databaseUrl }, databasePool, watching);
  const running = options.attach ? await findRunningPostgres(settings.dataDir) : undefined;
  if (running) return openPool(running, databasePool, watching);
  const maxConnections = countProcesses(settings.webProcesses) * (databasePool + CONNECTIONS_BESIDES_POOL);
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, maxConnections, ...(options.log ? { log: options.log } : {}) });
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

/** Opens a connection pool for an existing database. */
export function openPool(connection: pg.ClientConfig, size: number, { log, slowQueryMs = 200 }: Watching = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: connection.connectionTimeoutMillis ?? 10_000,
    application_name: applicationName,
  });
  // Without listeners a restart of the database would end this process. The pool reports errors of idle connections only; the loss of a connection in
  // a transaction throws in the caller.
  let isClosing = false;
  // Logs the message only: pg attaches whole objects to its errors. Errors while closing are expected.
  const logError = ({ message }: Error) => isClosing || log?.warn({ reason: message }, 'a database connection was lost');
  pool.on('error', logError);
  pool.on('connect', (client) => {
    client.on('error', logError);
    watchQueries(client, { slowMs: slowQueryMs, log });
  });
  if (isTracing()) keepCallersContext(pool);
  const unwatch = watchPool(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const close = () => {
    isClosing = true;
    unwatch();
    return pool.end();
  };
  return { pool, db, connection, close };
}

/**
 * Runs the callbacks of a pool in the context of the caller. A statement that waited for a connection would otherwise belong to the trace of the
 * request that returned the connection.
 */
function keepCallersContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const connectInContext = (...given: unknown[]) =>
    connect(...given.map((one) => (typeof one === 'function' ? AsyncResource.bind(one as () => void) : one)));
  pool.connect = connectInContext as typeof pool.connect;
}

function readInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${text} from the database is too large for a number`);
}
