import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#kit/errors';
import { networkOf } from '#kit/network-of';
import type { Log } from './log.ts';

/** Where all processes count together; undefined: each for itself. */
let redis: object | undefined;

/**
 * Has the limits of this process counted in Redis or Valkey where `redisUrl` names one, for as long as it is open. While
 * that server is away each process counts for itself.
 */
export function openRateLimits({ redisUrl, log }: { redisUrl: string | undefined; log: Pick<Log, 'warn'> }): { close(): Promise<void> } {
  if (!redisUrl) return { close: () => Promise.resolve() };
  const client = createClient({
    url: redisUrl,
    // Nobody waits with his sign-in for a server that is away.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { connectTimeout: 5000, socketTimeout: 25_000, reconnectStrategy: (failures) => Math.min(5000, 50 * 2 ** failures) },
  });
  let isTold = false;
  const tellLoss = (): void => {
    if (!isTold) log.warn('the server of the rate limits is away; this process counts for itself');
    isTold = true;
  };
  client.on('error', tellLoss);
  client.on('ready', () => (isTold = false));
  client.connect().catch(tellLoss);
  redis = client;
  return {
    close: async () => {
      if (redis === client) redis = undefined;
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}

/** Raised where what this process has counted is forgotten. */
let generation = 0;

/** Forgets all that this process has counted by itself: between tests that share one. */
export const forgetCounts = (): void => {
  generation += 1;
};

interface Limit {
  /** Its counters' name; no two limits have the same. */
  name: string;
  /** How often at most. */
  points: number;
  /** Within how long, from the first on. */
  seconds: number;
}

/** Counts what one caller, account or thing does, and says when it is too much. */
export interface RateLimit {
  /** @throws TooManyRequests with `retryAfterSeconds` */
  count(key: string): Promise<void>;
  /** Counts as well, for what is left undone in silence. */
  isWithin(key: string): Promise<boolean>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
}

/** So many within so long. */
export function rateLimit(limit: Limit): RateLimit {
  const counters = countersOf(limit);
  const refusal = async (key: string): Promise<RateLimiterRes | undefined> => refused(counters().consume(nameless(key)));
  return {
    count: async (key) => {
      const found = await refusal(key);
      if (found) throw tooMany(found);
    },
    isWithin: async (key) => (await refusal(key)) === undefined,
    giveBack: async (key) => {
      await counters().reward(nameless(key));
    },
  };
}

interface GrowingDelay {
  name: string;
  /** How many tries are free; after the last of them the first wait begins. */
  free: number;
  /** s of the first wait; each is twice as long as the one before. */
  first: number;
  /** s of the longest. */
  longest: number;
}

/** How long tries are remembered, in s. */
const remembered = 24 * 60 * 60;

/** Lets tries through at growing distances. */
export interface GrowingDelays {
  /**
   * Counts a try before its outcome is known: of many that come at once, one is let through. A refused one does not count.
   * @throws TooManyRequests with `retryAfterSeconds`
   */
  count(key: string): Promise<void>;
  /** So many of the key's tries are as if they had not been. */
  giveBack(key: string, tries?: number): Promise<void>;
  /** All of the key's tries are as if they had not been. */
  forgive(key: string): Promise<void>;
}

/** How long the next try waits after so many, in s: nothing while they are free, then twice as long each time. */
export const waitAfter = (tries: number, { free, first, longest }: Omit<GrowingDelay, 'name'>): number =>
  tries < free ? 0 : Math.min(longest, first * 2 ** (tries - free));

/** Some tries are free; then each has to wait twice as long as the one before, up to a longest wait. */
export function growingDelay({ name, ...growth }: GrowingDelay): GrowingDelays {
  const tries = countersOf({ name: `${name}-tries`, points: Number.MAX_SAFE_INTEGER, seconds: remembered });
  const turns = countersOf({ name: `${name}-turns`, points: 1, seconds: growth.longest });
  return {
    count: async (plain) => {
      const key = nameless(plain);
      const { consumedPoints } = await tries().penalty(key);
      const wait = waitAfter(consumedPoints, growth);
      if (wait === 0) return;
      // The one who takes the turn sets how long the next has to wait for it.
      const refusal = await refused(turns().consume(key, 1, { customDuration: wait }));
      if (!refusal) return;
      await tries().reward(key);
      throw tooMany(refusal);
    },
    giveBack: async (plain, some = 1) => {
      await tries().reward(nameless(plain), some);
    },
    forgive: async (plain) => {
      const key = nameless(plain);
      await tries().delete(key);
      await turns().delete(key);
    },
  };
}

/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 one for its /64, which one household or server has all of.
 * @param address as `callerAddress` gives it
 */
export function ownerOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? networkOf(plain, 4) : plain;
}

/** Keys that anybody can make up share this many counters, or made-up ones would fill the memory. */
const SHARED_COUNTERS = 100_000;

/** @returns one of a bounded number of keys: for what is counted before it is known whether there is such a thing */
export const sharedKey = (madeUp: string): string => String(createHash('sha256').update(madeUp).digest().readUInt32BE() % SHARED_COUNTERS);

/** The counters, wherever they are at present. */
function countersOf({ name, points, seconds }: Limit): () => RateLimiterMemory | RateLimiterRedis {
  const options = { keyPrefix: `selvedge:limit:${name}`, points, duration: seconds };
  let memory = { of: generation, counters: new RateLimiterMemory(options) };
  const own = (): RateLimiterMemory => {
    if (memory.of !== generation) memory = { of: generation, counters: new RateLimiterMemory(options) };
    return memory.counters;
  };
  let shared: { by: object; counters: RateLimiterRedis } | undefined;
  return () => {
    if (!redis) return own();
    if (shared?.by !== redis)
      shared = {
        by: redis,
        counters: new RateLimiterRedis({
          ...options,
          storeClient: redis,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: own(),
        }),
      };
    return shared.counters;
  };
}

/** Neither e-mails nor addresses are kept with the counters. */
const nameless = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

const tooMany = ({ msBeforeNext }: RateLimiterRes): TooManyRequests =>
  new TooManyRequests({ retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

async function refused(counting: Promise<unknown>): Promise<RateLimiterRes | undefined> {
  try {
    await counting;
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
