import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { getNetwork } from '#kit/get-network';
import type { Log } from '../log.ts';
import { rateLimits } from '../tables.ts';
import { delayLimits, windowLimits, type DelayLimitName, type WindowLimitName } from './limits.ts';

/** The server with the shared counters; undefined: each process counts separately. */
let shared: { kind: 'redis'; client: object } | { kind: 'postgres'; client: Pool } | undefined;

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
  const tellLoss = (): void => {
    if (!isNotified) log.warn('the rate limit server cannot be reached; this process counts locally');
    isNotified = true;
  };
  client.on('error', tellLoss);
  client.on('ready', () => (isNotified = false));
  client.connect().catch(tellLoss);
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

/** Increased to discard the counters of this process. */
let generation = 0;

/** Discards the counters of this process, for tests that share a process. */
export const forgetCounts = (): void => {
  generation += 1;
};

interface Limit {
  /** Unique name of the counters. */
  name: string;
  /** Maximum number of calls. */
  points: number;
  /** Length of the window in seconds, starting with the first call. */
  seconds: number;
}

/** Counts calls by key (caller, account, object) and refuses calls over the limit. */
export interface RateLimit {
  /** @throws TooManyRequests with `retryAfterSeconds` */
  count(key: string): Promise<void>;
  /** Counts a call, but returns false instead of throwing, for work that is skipped silently. */
  isWithin(key: string): Promise<boolean>;
  /** Subtracts one counted call. */
  release(key: string): Promise<void>;
}

/** Returns a limit of the table. */
export const rateLimit = (name: WindowLimitName): RateLimit => createRateLimit({ name, ...windowLimits[name] });

/** Creates a limit of calls per window. */
export function createRateLimit(limit: Limit): RateLimit {
  const counters = getCounters(limit);
  const consume = async (key: string): Promise<RateLimiterRes | undefined> => findRefusal(counters().consume(hashKey(key)));
  return {
    count: async (key) => {
      const found = await consume(key);
      if (found) throw toTooManyRequests(found);
    },
    isWithin: async (key) => (await consume(key)) === undefined,
    release: async (key) => {
      await counters().reward(hashKey(key));
    },
  };
}

interface GrowingDelay {
  name: string;
  /** Number of free tries. The first wait begins after the last free try. */
  free: number;
  /** First wait in seconds; each further wait is twice as long. */
  first: number;
  /** Maximum wait in seconds. */
  longest: number;
}

/** How long tries are remembered, in seconds. */
const RETENTION_SECONDS = 24 * 60 * 60;

/** Allows tries at growing intervals. */
export interface GrowingDelays {
  /**
   * Counts a try before its outcome is known: of many simultaneous tries, one is allowed. A refused try does not count.
   * @throws TooManyRequests with `retryAfterSeconds`
   */
  count(key: string): Promise<void>;
  /** Subtracts a number of tries from the key's counter. */
  release(key: string, tries?: number): Promise<void>;
  /** Resets the key's counter. */
  forgive(key: string): Promise<void>;
}

/** Returns the wait before the next try in seconds: 0 while tries are free, then twice as long each time. */
export const computeWait = (tries: number, { free, first, longest }: Omit<GrowingDelay, 'name'>): number =>
  tries < free ? 0 : Math.min(longest, first * 2 ** (tries - free));

/** Returns a limit of the table. */
export const delayLimit = (name: DelayLimitName): GrowingDelays => computeGrowingDelay({ name, ...delayLimits[name] });

/** Creates a limit with free tries. After them, each wait is twice as long as the previous one, up to a maximum. */
export function computeGrowingDelay({ name, ...growth }: GrowingDelay): GrowingDelays {
  const tries = getCounters({ name: `${name}-tries`, points: Number.MAX_SAFE_INTEGER, seconds: RETENTION_SECONDS });
  const turns = getCounters({ name: `${name}-turns`, points: 1, seconds: growth.longest });
  return {
    count: async (plain) => {
      const key = hashKey(plain);
      const { consumedPoints } = await tries().penalty(key);
      const wait = computeWait(consumedPoints, growth);
      if (wait === 0) return;
      // The allowed try sets the wait for the next try.
      const refusal = await findRefusal(turns().consume(key, 1, { customDuration: wait }));
      if (!refusal) return;
      await tries().reward(key);
      throw toTooManyRequests(refusal);
    },
    release: async (plain, some = 1) => {
      await tries().reward(hashKey(plain), some);
    },
    forgive: async (plain) => {
      const key = hashKey(plain);
      await tries().delete(key);
      await turns().delete(key);
    },
  };
}

/**
 * Returns the network under which an address is counted: an IPv4 address itself, or the /64 of an IPv6 address, which one household or server owns.
 * @param address the result of `getCallerAddress`
 */
export function toAddressUnit(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? getNetwork(plain, 4) : plain;
}

/** Number of counters that keys from callers share, because callers could fill the memory with invented keys. */
const SHARED_COUNTERS = 100_000;

/** @returns one of a bounded number of keys, for calls that are counted before it is known whether the object exists */
export const getSharedKey = (madeUp: string): string => String(createHash('sha256').update(madeUp).digest().readUInt32BE() % SHARED_COUNTERS);

/** Returns the current counters: shared, or in memory. */
function getCounters({ name, points, seconds }: Limit): () => RateLimiterMemory | RateLimiterRedis | RateLimiterPostgres {
  const options = { keyPrefix: `selvedge:limit:${name}`, points, duration: seconds };
  let memory = { of: generation, counters: new RateLimiterMemory(options) };
  const createMemoryCounter = (): RateLimiterMemory => {
    if (memory.of !== generation) memory = { of: generation, counters: new RateLimiterMemory(options) };
    return memory.counters;
  };
  let current: { by: typeof shared; counters: RateLimiterRedis | RateLimiterPostgres } | undefined;
  return () => {
    if (!shared) return createMemoryCounter();
    if (current?.by !== shared) {
      const common = { ...options, insuranceLimiter: createMemoryCounter() };
      current = {
        by: shared,
        counters:
          shared.kind === 'redis'
            ? new RateLimiterRedis({ ...common, storeClient: shared.client, useRedisPackage: true, rejectIfRedisNotReady: true })
            : new RateLimiterPostgres({
                ...common,
                storeClient: shared.client,
                storeType: 'pool',
                tableName: getTableName(rateLimits),
                tableCreated: true,
                clearExpiredByTimeout: false,
              }),
      };
    }
    return current.counters;
  };
}

/** Hashes a key, so that counters contain no email addresses and no IP addresses. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

const toTooManyRequests = ({ msBeforeNext }: RateLimiterRes): TooManyRequests =>
  new TooManyRequests({ retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

async function findRefusal(counting: Promise<unknown>): Promise<RateLimiterRes | undefined> {
  try {
    await counting;
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
