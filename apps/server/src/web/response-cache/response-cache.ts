import type { Log } from '#platform/log';
import { everything, tagDrops } from '#platform/tags/tag-drops';
import {
  keepCompressedOnly,
  compressBest,
  getForm,
  isPersonal,
  isCacheable,
  toCachedResponse,
  type Encoding,
  type Form,
  type CachedResponse,
  type OriginResponse,
} from './cached-response.ts';
import { createResponseCacheStore, type ResponseCacheStore } from './response-cache-store.ts';

/** Result of a request to the cache: a cached response, a new one that is not cached, or one that cannot be shared. */
export type Outcome = { cached: CachedResponse } | { made: OriginResponse } | 'apart';

export interface AskOptions {
  /** For responses from which others are made: never an old copy, not even for a moment. */
  isStrict?: boolean;
}

/** Caches responses that are the same for everyone. One request at a time makes each of them. */
export interface ResponseCache {
  /** Returns what can be sent now; undefined when it has to be made or awaited. */
  atHand(key: string): CachedResponse | undefined;
  ask(key: string, make: () => Promise<OriginResponse>, options?: AskOptions): Promise<Outcome>;
  /** Returns the form of a cached response to send. */
  form(cached: CachedResponse, encoding: Encoding): Promise<Form>;
  /** Totals since it was opened. */
  counts(): { hits: number; made: number; failed: number } & ReturnType<ResponseCacheStore['size']>;
  /** Clock in ms. */
  clock: () => number;
  close(): void;
}

interface ResponseCacheOptions {
  maxBytes: number;
  log: Pick<Log, 'warn'>;
  /** Whether only the compressed forms are stored. */
  isCompact?: boolean;
  clock?: () => number;
}

/** ms after a drop during which the old copy may still be served while the new one is made. */
const GRACE_MS = 800;
/** ms past its age during which a response may be served while a new one is made. */
const STALE_MS = 60_000;
/** ms past its age, or after a drop, during which it is served because no new one can be made. */
const FAILURE_GRACE_MS = 5 * 60_000;
/** ms between attempts while they fail. */
const retryMs = 1000;
/** Number of attempts for a response that changes while it is made. */
const mostAttempts = 3;

/** ms between log lines about failures. */
const LOG_INTERVAL_MS = 5000;
/** Number of uses after which a response is compressed at the best level. */
const BEST_COMPRESSION_USES = 10;

/** One attempt that all requests wait for. */
interface PendingAttempt {
  outcome: Promise<Outcome>;
  /** Tags dropped since the attempt began. */
  dropped: Set<string>;
}

export function createResponseCache({ maxBytes, log, isCompact = false, clock = () => performance.now() }: ResponseCacheOptions): ResponseCache {
  const store = createResponseCacheStore(maxBytes);
  const flights = new Map<string, PendingAttempt>();
  const counts = { hits: 0, made: 0, failed: 0 };

  const drop = (tags: readonly string[]): void => {
    store.drop(tags, clock());
    for (const { dropped } of flights.values()) for (const tag of tags) dropped.add(tag);
  };
  tagDrops.on('caches', drop);

  const isFresh = (cached: CachedResponse, at: number): boolean => cached.droppedAt === null && at < cached.freshUntil;
  /** Tells whether a request that does not refresh the response may get the old one. */
  const isOldButGood = (cached: CachedResponse, at: number): boolean => {
    if (at < cached.retryAt) return isBetterThanNothing(cached, at);
    if (!flights.has(cached.key)) return false;
    return at < (cached.droppedAt === null ? cached.freshUntil + STALE_MS : Math.min(cached.droppedAt + GRACE_MS, cached.freshUntil + STALE_MS));
  };
  const isBetterThanNothing = (cached: CachedResponse, at: number): boolean =>
    at < Math.min(cached.droppedAt ?? Infinity, cached.freshUntil) + FAILURE_GRACE_MS;

  let compressing = Promise.resolve();
  const use = (cached: CachedResponse): CachedResponse => {
    counts.hits += 1;
    store.use(cached);
    // One at a time: it takes a core for a tenth of a second.
    if (isCompact && cached.hits === BEST_COMPRESSION_USES) compressing = compressing.then(() => compressWell(cached));
    return cached;
  };
  const compressWell = async (cached: CachedResponse): Promise<void> => {
    if (store.peek(cached.key) !== cached || cached.droppedAt !== null) return;
    await compressBest(cached);
    store.weigh(cached);
  };

  /** Makes the response, and makes it again when one of its tags was dropped meanwhile. */
  const makeAndStore = async (key: string, make: () => Promise<OriginResponse>, dropped: Set<string>): Promise<Outcome> => {
    for (let attempt = 1; ; attempt += 1) {
      dropped.clear();
      const madeAt = clock();
      const made = await make();
      counts.made += 1;
      if (made.status >= 500) throw new AnswerFailed(made);
      if (!isCacheable(made)) {
        store.remove(key);
        return isPersonal(made) ? 'apart' : { made };
      }
      const cached = toCachedResponse(made, { key, madeAt });
      if (isCompact) await keepCompressedOnly(cached);
      if (!dropped.has(everything) && !cached.tags.some((tag) => dropped.has(tag))) {
        store.put(cached);
        return { cached };
      }
      if (attempt === mostAttempts) return { made: withoutCacheTags(made) };
    }
  };

  let loggedAt = -Infinity;
  const noteFailure = (key: string, error: unknown): void => {
    counts.failed += 1;
    const at = clock();
    const old = store.peek(key);
    if (!old) return;
    old.retryAt = at + retryMs;
    if (at < loggedAt + LOG_INTERVAL_MS || !isBetterThanNothing(old, at)) return;
    loggedAt = at;
    log.warn({ err: error, key }, 'a response could not be refreshed; the old one is sent');
  };

  const fly = (key: string, make: () => Promise<OriginResponse>): PendingAttempt => {
    const dropped = new Set<string>();
    const outcome = makeAndStore(key, make, dropped)
      .catch((error: unknown) => {
        noteFailure(key, error);
        if (error instanceof AnswerFailed) return { made: error.made };
        throw error;
      })
      .finally(() => flights.delete(key));
    // While the old one is served, no request may be waiting for this.
    outcome.catch(() => undefined);
    const flight = { dropped, outcome };
    flights.set(key, flight);
    return flight;
  };

  const insteadOfFailure = (key: string, isStrict: boolean): Outcome | undefined => {
    const old = isStrict ? undefined : store.peek(key);
    return old && isBetterThanNothing(old, clock()) ? { cached: use(old) } : undefined;
  };

  const ask = async (key: string, make: () => Promise<OriginResponse>, { isStrict = false }: AskOptions = {}): Promise<Outcome> => {
    const at = clock();
    const found = store.peek(key);
    if (found && (isFresh(found, at) || (!isStrict && isOldButGood(found, at)))) return { cached: use(found) };
    const flight = flights.get(key) ?? fly(key, make);
    if (found && !isStrict && found.droppedAt === null && at < found.freshUntil + STALE_MS) return { cached: use(found) };
    try {
      const outcome = await flight.outcome;
      const isFailure = outcome !== 'apart' && 'made' in outcome && outcome.made.status >= 500;
      return (isFailure && insteadOfFailure(key, isStrict)) || outcome;
    } catch (error) {
      const old = insteadOfFailure(key, isStrict);
      if (old) return old;
      throw error;
    }
  };

  return {
    atHand: (key) => {
      const found = store.peek(key);
      if (!found) return undefined;
      const at = clock();
      return isFresh(found, at) || isOldButGood(found, at) ? use(found) : undefined;
    },
    ask,
    form: async (cached, encoding) => {
      const form = await getForm(cached, encoding);
      store.weigh(cached);
      return form;
    },
    counts: () => ({ ...counts, ...store.size() }),
    clock,
    close: () => void tagDrops.off('caches', drop),
  };
}

/**
 * Marks a response as not cacheable. It was overtaken by a change: good enough for the current request, but neither this cache nor a CDN may store
 * it or anything made from it.
 */
function withoutCacheTags(made: OriginResponse): OriginResponse {
  const headers = new Headers(made.headers);
  for (const name of ['surrogate-key', 'surrogate-control']) headers.delete(name);
  headers.set('cache-control', 'private, no-cache');
  return { ...made, headers, tags: null };
}

/** A response whose status is an error. */
class AnswerFailed extends Error {
  override name = 'AnswerFailed';
  constructor(readonly made: OriginResponse) {
    super(`it was answered with ${made.status}`);
  }
}
