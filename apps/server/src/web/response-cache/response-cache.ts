import { forbidStoring } from '#platform/cdn/cdn-headers';
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
  /** Whether an old copy is never returned, for responses that other responses are made from. */
  isStrict?: boolean;
}

/** Caches responses that are the same for everyone. Only one request at a time generates each response. */
export interface ResponseCache {
  /** Returns a response that can be sent immediately; undefined when it must be generated or awaited. */
  atHand(key: string): CachedResponse | undefined;
  ask(key: string, make: MakeResponse, options?: AskOptions): Promise<Outcome>;
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
  /** Whether the uncompressed form is removed after the first use. */
  isCompact?: boolean;
  clock?: () => number;
}

/** Time in ms after a drop during which the old copy may still be served while a new one is generated. */
const GRACE_MS = 800;
/** Time in ms after its expiry during which a response may be served while a new one is generated. */
const STALE_MS = 60_000;
/** Time in ms after its expiry, or after a drop, during which a response is served because no new one can be generated. */
const FAILURE_GRACE_MS = 5 * 60_000;
/** Time in ms between failed attempts. */
const retryMs = 1000;
/** Maximum number of attempts for a response that changes during its generation. */
const maxAttempts = 3;

/** Minimum time in ms between log lines about failures. */
const LOG_INTERVAL_MS = 5000;
/** Number of uses after which a response is compressed at the highest level. */
const BEST_COMPRESSION_USES = 10;

type MakeResponse = () => Promise<OriginResponse>;

/** One attempt that all requests wait for. */
interface PendingAttempt {
  outcome: Promise<Outcome>;
  /** Tags dropped since the attempt started. */
  dropped: Set<string>;
}

export function createResponseCache({ maxBytes, log, isCompact = false, clock = () => performance.now() }: ResponseCacheOptions): ResponseCache {
  const store = createResponseCacheStore(maxBytes);
  const counts = { hits: 0, made: 0, failed: 0 };
  const attempts = createAttempts({ store, counts, log, clock });
  const useStored = createUse(store, { isCompact });
  const compact = async (cached: CachedResponse): Promise<void> => {
    await keepCompressedOnly(cached);
    store.weigh(cached);
  };
  const use = (cached: CachedResponse): CachedResponse => {
    counts.hits += 1;
    return useStored(cached);
  };

  const drop = (tags: readonly string[]): void => {
    store.drop(tags, clock());
    attempts.drop(tags);
  };
  tagDrops.on('caches', drop);

  /** Returns whether a request that does not refresh the response may get the old one. */
  const isUsableStale = (cached: CachedResponse, at: number): boolean =>
    at < cached.retryAt ? isUsableOnFailure(cached, at) : attempts.isPending(cached.key) && isUsableMeanwhile(cached, at);

  return {
    atHand: (key) => {
      const found = store.peek(key);
      const at = clock();
      return found && (isFresh(found, at) || isUsableStale(found, at)) ? use(found) : undefined;
    },
    ask: async (key, make, { isStrict = false } = {}) => {
      const at = clock();
      const found = store.peek(key);
      if (found && (isFresh(found, at) || (!isStrict && isUsableStale(found, at)))) return { cached: use(found) };
      const outcome = attempts.join(key, make);
      if (isStrict) return outcome;
      if (found && isUsableWhileStale(found, at)) return { cached: use(found) };
      return replaceFailure(outcome, () => {
        const old = store.peek(key);
        return old && isUsableOnFailure(old, clock()) ? { cached: use(old) } : undefined;
      });
    },
    form: async (cached, encoding) => {
      const form = await getForm(cached, encoding);
      if (!isCompact) store.weigh(cached);
      // A request of the uncompressed form does not wait for the compression.
      else if (encoding === 'identity') void compact(cached).catch((error: unknown) => log.warn({ err: error }, 'a page could not be compressed'));
      else await compact(cached);
      return form;
    },
    counts: () => ({ ...counts, ...store.size() }),
    clock,
    close: () => void tagDrops.off('caches', drop),
  };
}

interface AttemptOptions extends Required<Omit<ResponseCacheOptions, 'maxBytes' | 'isCompact'>> {
  store: ResponseCacheStore;
  counts: { made: number; failed: number };
}

/** Keeps the attempts that are in progress, one per response. */
function createAttempts(options: AttemptOptions) {
  const { store, counts, log, clock } = options;
  const pending = new Map<string, PendingAttempt>();
  const logFailure = createFailureLog(log);

  const noteFailure = (key: string, error: unknown): void => {
    counts.failed += 1;
    const at = clock();
    const old = store.peek(key);
    if (!old) return;
    old.retryAt = at + retryMs;
    if (isUsableOnFailure(old, at)) logFailure(at, key, error);
  };
  const start = (key: string, make: MakeResponse): Promise<Outcome> => {
    const dropped = new Set<string>();
    const outcome = makeAndStore(options, { key, make, dropped })
      .catch((error: unknown) => {
        noteFailure(key, error);
        if (error instanceof AnswerFailed) return { made: error.made };
        throw error;
      })
      .finally(() => pending.delete(key));
    // While the old response is served, no request may be waiting for this promise.
    outcome.catch(() => undefined);
    pending.set(key, { dropped, outcome });
    return outcome;
  };

  return {
    /** Returns the outcome of the attempt in progress, or starts one. */
    join: (key: string, make: MakeResponse): Promise<Outcome> => pending.get(key)?.outcome ?? start(key, make),
    isPending: (key: string): boolean => pending.has(key),
    drop: (tags: readonly string[]): void => {
      for (const { dropped } of pending.values()) for (const tag of tags) dropped.add(tag);
    },
  };
}

const isFresh = ({ droppedAt, freshUntil }: CachedResponse, at: number): boolean => droppedAt === null && at < freshUntil;
const isUsableWhileStale = ({ droppedAt, freshUntil }: CachedResponse, at: number): boolean => droppedAt === null && at < freshUntil + STALE_MS;
/** Returns whether an old response may be sent while a new one is generated. */
const isUsableMeanwhile = ({ droppedAt, freshUntil }: CachedResponse, at: number): boolean =>
  at < Math.min(droppedAt === null ? Infinity : droppedAt + GRACE_MS, freshUntil + STALE_MS);
/** Returns whether an old response may be sent because no new one can be generated. */
const isUsableOnFailure = ({ droppedAt, freshUntil }: CachedResponse, at: number): boolean =>
  at < Math.min(droppedAt ?? Infinity, freshUntil) + FAILURE_GRACE_MS;

/** Returns a function that counts a use. Frequently used responses are compressed at the highest level. */
function createUse(store: ResponseCacheStore, { isCompact }: { isCompact: boolean }): (cached: CachedResponse) => CachedResponse {
  let compressing = Promise.resolve();
  const compressWell = async (cached: CachedResponse): Promise<void> => {
    if (store.peek(cached.key) !== cached || cached.droppedAt !== null) return;
    await compressBest(cached);
    store.weigh(cached);
  };
  return (cached) => {
    store.use(cached);
    // Compresses one response at a time, because compression occupies a core for a tenth of a second.
    if (isCompact && cached.hits === BEST_COMPRESSION_USES) compressing = compressing.then(() => compressWell(cached));
    return cached;
  };
}

interface Making {
  key: string;
  make: MakeResponse;
  /** Collects the tags that are dropped meanwhile. */
  dropped: Set<string>;
}

/** Generates a response, and generates it again when one of its tags was dropped meanwhile. @throws AnswerFailed */
async function makeAndStore({ store, counts, clock }: AttemptOptions, { key, make, dropped }: Making): Promise<Outcome> {
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
    if (!dropped.has(everything) && !cached.tags.some((tag) => dropped.has(tag))) {
      store.put(cached);
      return { cached };
    }
    if (attempt === maxAttempts) return { made: removeCacheTags(made) };
  }
}

/** Returns a function that logs failures, at most one per interval. */
function createFailureLog(log: ResponseCacheOptions['log']): (at: number, key: string, error: unknown) => void {
  let loggedAt = -Infinity;
  return (at, key, error) => {
    if (at < loggedAt + LOG_INTERVAL_MS) return;
    loggedAt = at;
    log.warn({ err: error, key }, 'a response could not be refreshed; the old one is sent');
  };
}

/** Returns the outcome, or the replacement if no response could be generated or its status is a server error. */
async function replaceFailure(pending: Promise<Outcome>, findReplacement: () => Outcome | undefined): Promise<Outcome> {
  try {
    const outcome = await pending;
    const isFailure = outcome !== 'apart' && 'made' in outcome && outcome.made.status >= 500;
    return (isFailure && findReplacement()) || outcome;
  } catch (error) {
    const replacement = findReplacement();
    if (replacement) return replacement;
    throw error;
  }
}

/**
 * Marks a response as not cacheable. Its data changed during generation. The current request may use the response, but this cache and CDNs must not
 * store the response or any content that includes it.
 */
function removeCacheTags(made: OriginResponse): OriginResponse {
  return { ...made, headers: new Headers(forbidStoring(made.headers)), tags: null };
}

/** Thrown for a response with an error status. */
class AnswerFailed extends Error {
  override name = 'AnswerFailed';
  constructor(readonly made: OriginResponse) {
    super(`it was answered with ${made.status}`);
  }
}
