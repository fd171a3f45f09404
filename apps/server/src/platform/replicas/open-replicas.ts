import type { Config } from '../config.ts';
import type { Database, Db } from '../database.ts';
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

/** @returns undefined without the setting DATABASE_READ_URL: the primary serves all calls */
export function openReads(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
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
  const position = followPrimary(pool, () => {
    for (const replica of replicas) replica.measureSoon();
  });
  const primary = { pool, db };
  for (const url of databaseReadUrls) {
    const options = { poolSize: databasePool, maxLagMs: databaseReadMaxLagMs, slowQueryMs };
    replicas.push(openReadReplica({ connection: { connectionString: url }, name: nameServer(url), primary, position, log, ...options }));
  }
  const fallback = createReadDb({ name: primaryName, primary, log });
  const timer = setInterval(() => void position.sample().catch(() => undefined), POLL_MS).unref();
  let turn = 0;
  return {
    choose: () => {
      turn = (turn + 1) % replicas.length;
      const inTurn = [...replicas.slice(turn), ...replicas.slice(0, turn)];
      return inTurn.find((replica) => replica.isUsable())?.db ?? fallback;
    },
    close: async () => {
      clearInterval(timer);
      position.close();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** Returns the host and port of an address, without user and password. */
export function nameServer(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || searchParams.get('host') || url.slice(url.lastIndexOf('@') + 1);
}
