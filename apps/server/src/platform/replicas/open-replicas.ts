import pg from 'pg';
import type { Config } from '../config.ts';
import { applicationName, type Database, type Db } from '../database.ts';
import type { Log } from '../log.ts';
import { followPrimary } from './primary-position.ts';
import { createReadDb, primaryName } from './read-db.ts';
import { openReadReplica, type ReadReplica } from './read-replica.ts';

/** The databases that calls for browsing read from. */
export interface Reads {
  /** Returns the database for one request: a replica with all required data, otherwise the primary. */
  choose(): Db;
  close(): Promise<void>;
}

const POLL_MS = 1000;
/** Time in ms after which a question for the position of the primary fails. It is asked again. */
const POSITION_MS = 2000;

/** @returns undefined without the setting DATABASE_READ_URL: the primary serves all calls */
export function openReads(
  { pool, db, connection }: Pick<Database, 'pool' | 'db' | 'connection'>,
  {
    databaseReadUrls,
    databaseReadMaxLagMs,
    databasePool,
    slowQueryMs,
  }: Pick<Config, 'databaseReadUrls' | 'databaseReadMaxLagMs' | 'databasePool' | 'slowQueryMs'>,
  log: Log,
): Reads | undefined {
  if (databaseReadUrls.length === 0) return undefined;
  const replicas: ReadReplica[] = [];
  const positionPool = openPositionPool(connection);
  const position = followPrimary(positionPool, () => {
    for (const replica of replicas) replica.measureSoon();
  });
  const primary = { pool, db };
  for (const url of databaseReadUrls) {
    const options = { poolSize: databasePool, maxLagMs: databaseReadMaxLagMs, slowQueryMs };
    replicas.push(openReadReplica({ connection: { connectionString: url }, name: nameServer(url), primary, position, log, ...options }));
  }
  const fallback = createReadDb({ name: primaryName, primary, log });
  let isSampling = false;
  const sample = async (): Promise<void> => {
    if (isSampling) return;
    isSampling = true;
    await position.sample().catch(() => undefined);
    isSampling = false;
  };
  const timer = setInterval(() => void sample(), POLL_MS).unref();
  let turn = 0;
  return {
    choose: () => {
      turn = (turn + 1) % replicas.length;
      const rotated = [...replicas.slice(turn), ...replicas.slice(0, turn)];
      return rotated.find((replica) => replica.isUsable())?.db ?? fallback;
    },
    close: async () => {
      clearInterval(timer);
      position.close();
      await Promise.all([positionPool.end(), ...replicas.map((replica) => replica.close())]);
    },
  };
}

/** Opens one connection for the position of the primary, so that a full pool does not keep browsing away from the replicas. */
function openPositionPool(connection: pg.ClientConfig): pg.Pool {
  const limits = { connectionTimeoutMillis: POSITION_MS, query_timeout: POSITION_MS, keepAlive: true };
  const pool = new pg.Pool({ ...connection, ...limits, max: 1, application_name: applicationName });
  // Without a listener, the loss of an idle connection would end this process.
  pool.on('error', () => undefined);
  return pool;
}

/** Returns the host and port of an address, without user and password. */
export function nameServer(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || searchParams.get('host') || url.slice(url.lastIndexOf('@') + 1);
}
