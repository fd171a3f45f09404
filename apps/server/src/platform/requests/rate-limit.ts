import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { getNetwork } from '#kit/get-network';
import { rateLimits } from '../tables.ts';
import { getSharedServer } from './shared-counters.ts';
import { delayLimits, windowLimits, type DelayLimitName, type WindowLimitName } from './limits.ts';

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
  /** The limit itself, for `countEach`. */
  readonly limit: Limit;
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
    limit,
  };
}

/** A limit and the key to count in it. */
export type Count = readonly [limit: RateLimit, key: string];

/** Counts in all limits, or in none if one of them refuses. In PostgreSQL with one statement. @throws TooManyRequests */
export async function countEach(counts: readonly Count[]): Promise<void> {
  const shared = getSharedServer();
  const refusals = (shared?.kind === 'postgres' && (await consumeTogether(shared.client, counts))) || (await consumeEach(counts));
  const refused = refusals.find((refusal) => refusal !== undefined);
  if (refused === undefined) return;
  await releaseEach(counts.filter((_, at) => refusals[at] === undefined));
  throw new TooManyRequests({ retryAfterSeconds: refused });
}

/** Subtracts one counted call from each limit. */
export async function releaseEach(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(([limit, key]) => limit.release(key)));
}

/** @returns for each limit the seconds to wait; undefined: the call is allowed */
const consumeEach = (counts: readonly Count[]): Promise<(number | undefined)[]> =>
  Promise.all(
    counts.map(async ([limit, key]) => {
      try {
        await limit.count(key);
        return undefined;
      } catch (error) {
        if (error instanceof TooManyRequests) return Number(error.params.retryAfterSeconds);
        throw error;
      }
    }),
  );

/** Counts like the library, which sends one statement per limit. @returns like `consumeEach`; undefined: the database cannot be reached */
async function consumeTogether(pool: Pool, counts: readonly Count[]): Promise<(number | undefined)[] | undefined> {
  const at = now().getTime();
  const rows = counts.map(([{ limit }, key]) => ({ key: `${buildKeyPrefix(limit.name)}:${hashKey(key)}`, expire: at + limit.seconds * 1000 }));
  // One order for all processes, so that two statements with the same keys cannot block each other.
  const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  const table = getTableName(rateLimits);
  try {
    const { rows: counted } = await pool.query<{ key: string; points: number; expire: string }>({
      name: 'count-each',
      text: `insert into ${table} as counter (key, points, expire) select key, 1, expire from unnest($1::text[], $2::bigint[]) as counts (key, expire)
        on conflict (key) do update set
          points = case when counter.expire <= $3 then 1 else counter.points + 1 end,
          expire = case when counter.expire <= $3 then excluded.expire else counter.expire end
        returning key, points, expire`,
      values: [sorted.map(({ key }) => key), sorted.map(({ expire }) => expire), at],
    });
    const byKey = new Map(counted.map((counter) => [counter.key, counter]));
    return rows.map(({ key }, index) => {
      const counter = byKey.get(key);
      const points = counts[index]?.[0].limit.points ?? 0;
      return counter && counter.points > points ? Math.max(1, Math.ceil((Number(counter.expire) - at) / 1000)) : undefined;
    });
  } catch {
    return undefined;
  }
}

interface GrowingDelay {
  name: string;
  /** Number of free tries. The first wait begins after the last free try. */
  free: number;
  /** First wait in seconds; each further wait is twice as long. */
  first: number;
  /** Maximum wait in seconds. */
  maxWait: number;
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
export const computeWait = (tries: number, { free, first, maxWait }: Omit<GrowingDelay, 'name'>): number =>
  tries < free ? 0 : Math.min(maxWait, first * 2 ** (tries - free));

/** Returns a limit of the table. */
export const delayLimit = (name: DelayLimitName): GrowingDelays => computeGrowingDelay({ name, ...delayLimits[name] });

/** Creates a limit with free tries. After them, each wait is twice as long as the previous one, up to a maximum. */
export function computeGrowingDelay({ name, ...growth }: GrowingDelay): GrowingDelays {
  const tries = getCounters({ name: `${name}-tries`, points: Number.MAX_SAFE_INTEGER, seconds: RETENTION_SECONDS });
  const turns = getCounters({ name: `${name}-turns`, points: 1, seconds: growth.maxWait });
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

const buildKeyPrefix = (name: string): string => `selvedge:limit:${name}`;

/** Returns the current counters: shared, or in memory. */
function getCounters({ name, points, seconds }: Limit): () => RateLimiterMemory | RateLimiterRedis | RateLimiterPostgres {
  const options = { keyPrefix: buildKeyPrefix(name), points, duration: seconds };
  let memory = { of: generation, counters: new RateLimiterMemory(options) };
  const createMemoryCounter = (): RateLimiterMemory => {
    if (memory.of !== generation) memory = { of: generation, counters: new RateLimiterMemory(options) };
    return memory.counters;
  };
  let current: { by: object; counters: RateLimiterRedis | RateLimiterPostgres } | undefined;
  return () => {
    const shared = getSharedServer();
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
