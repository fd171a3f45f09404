import { createClient } from '@redis/client';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { now } from '#kit/clock';
import type { Log } from '../log.ts';
import { rateLimits } from '../tables.ts';

/** The server with the shared counters; undefined: each process counts separately. */
let shared: SharedServer | undefined;

type SharedServer = { kind: 'redis'; client: object } | { kind: 'postgres'; client: Pool };

/** Returns the server with the shared counters. */
export const getSharedServer = (): SharedServer | undefined => shared;

interface SharedCounters {
  /** Address of Redis or Valkey. */
  redisUrl?: string | undefined;
  /** Used without Redis, if several processes share a database. */
  pool?: Pool | undefined;
  log: Pick<Log, 'warn'>;
}

/** Interval in ms at which counters whose window has ended are deleted from the database. */
const CLEANING_INTERVAL_MS = 10 * 60 * 1000;

/**
 * Stores this process's counters in Redis or Valkey, or in PostgreSQL, until it is closed. While that server is unavailable, each process counts
 * separately.
 */
export function openRateLimits({ redisUrl, pool, log }: SharedCounters): { close(): Promise<void> } {
  if (redisUrl) return openRedisCounters(redisUrl, log);
  if (!pool) return { close: () => Promise.resolve() };
  const here = { kind: 'postgres', client: pool } as const;
  shared = here;
  const cleaning = setInterval(() => {
    pool
      .query(`delete from ${getTableName(rateLimits)} where expire < $1`, [now().getTime()])
      .catch((error: unknown) => log.warn({ err: error }, 'old rate limit counters could not be deleted'));
  }, CLEANING_INTERVAL_MS).unref();
  return {
    close: () => {
      clearInterval(cleaning);
      if (shared === here) shared = undefined;
      return Promise.resolve();
    },
  };
}

function openRedisCounters(redisUrl: string, log: Pick<Log, 'warn'>): { close(): Promise<void> } {
  const client = createClient({
    url: redisUrl,
    // A sign-in must not wait for an unavailable server.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { connectTimeout: 5000, socketTimeout: 25_000, reconnectStrategy: (failures) => Math.min(5000, 50 * 2 ** failures) },
  });
  let isNotified = false;
  const logLoss = (): void => {
    if (!isNotified) log.warn('the rate limit server cannot be reached; this process counts locally');
    isNotified = true;
  };
  client.on('error', logLoss);
  client.on('ready', () => (isNotified = false));
  client.connect().catch(logLoss);
  const here = { kind: 'redis', client } as const;
  shared = here;
  return {
    close: async () => {
      if (shared === here) shared = undefined;
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}
