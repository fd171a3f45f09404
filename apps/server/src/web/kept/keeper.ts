import type { Log } from '#platform/log';
import { everything, tagDrops } from '#platform/tag-drops';
import { compact, compressBest, formIn, isApart, isKeepable, keptFrom, type Encoding, type Form, type Kept, type Made } from './kept-answer.ts';
import { createKeptStore, type KeptStore } from './kept-store.ts';

/** What came of asking: an answer from the store, one that was made but is not kept, or none that can be shared. */
export type Outcome = { kept: Kept } | { made: Made } | 'apart';

export interface AskOptions {
  /** For what others are made from: never an old copy, for however short a time. */
  isStrict?: boolean;
}

/** Keeps answers that are the same for everybody, and has each made by one request at a time. */
export interface Keeper {
  /** What can be sent this moment; nothing where something has to be made, or to be waited for. */
  atHand(key: string): Kept | undefined;
  ask(key: string, make: () => Promise<Made>, options?: AskOptions): Promise<Outcome>;
  /** What to send of a kept answer. */
  form(kept: Kept, encoding: Encoding): Promise<Form>;
  /** Since it was opened. */
  counts(): { hits: number; made: number; failed: number } & ReturnType<KeptStore['size']>;
  /** ms since some time. */
  clock: () => number;
  close(): void;
}

interface KeeperOptions {
  maxBytes: number;
  log: Pick<Log, 'warn'>;
  /** Whether only the compressed forms are kept. */
  isCompact?: boolean;
  clock?: () => number;
}

/** ms after a drop in which the old copy may still be shown, while the new one is being made. */
const graceMs = 800;
/** ms past its age in which an answer may be shown while a new one is being made. */
const staleMs = 60_000;
/** ms past its age, or after a drop, in which it is shown because no new one can be made. */
const onFailureMs = 5 * 60_000;
/** ms between attempts while they fail. */
const retryMs = 1000;
/** How often one that was overtaken by changes is begun anew. */
const mostAttempts = 3;

/** ms between lines of failures in the log. */
const quietMs = 5000;
/** Uses after which an answer is worth being compressed as well as can be. */
const worthBest = 10;

/** One making, which all wait for. */
interface Flight {
  outcome: Promise<Outcome>;
  /** What has been dropped since the attempt began. */
  dropped: Set<string>;
}

export function createKeeper({ maxBytes, log, isCompact = false, clock = () => performance.now() }: KeeperOptions): Keeper {
  const store = createKeptStore(maxBytes);
  const flights = new Map<string, Flight>();
  const counts = { hits: 0, made: 0, failed: 0 };

  const drop = (tags: readonly string[]): void => {
    store.drop(tags, clock());
    for (const { dropped } of flights.values()) for (const tag of tags) dropped.add(tag);
  };
  tagDrops.on('caches', drop);

  const isFresh = (kept: Kept, at: number): boolean => kept.droppedAt === null && at < kept.freshUntil;
  /** For whoever is not the one that has it made anew. */
  const isOldButGood = (kept: Kept, at: number): boolean => {
    if (at < kept.retryAt) return isBetterThanNothing(kept, at);
    if (!flights.has(kept.key)) return false;
    return at < (kept.droppedAt === null ? kept.freshUntil + staleMs : Math.min(kept.droppedAt + graceMs, kept.freshUntil + staleMs));
  };
  const isBetterThanNothing = (kept: Kept, at: number): boolean => at < Math.min(kept.droppedAt ?? Infinity, kept.freshUntil) + onFailureMs;

  let compressing = Promise.resolve();
  const use = (kept: Kept): Kept => {
    counts.hits += 1;
    store.use(kept);
    // One at a time: it takes a core for a tenth of a second.
    if (isCompact && kept.hits === worthBest) compressing = compressing.then(() => compressWell(kept));
    return kept;
  };
  const compressWell = async (kept: Kept): Promise<void> => {
    if (store.peek(kept.key) !== kept || kept.droppedAt !== null) return;
    await compressBest(kept);
    store.weigh(kept);
  };

  /** Makes it, and once more when something that it is made from changed meanwhile. */
  const makeAndKeep = async (key: string, make: () => Promise<Made>, dropped: Set<string>): Promise<Outcome> => {
    for (let attempt = 1; ; attempt += 1) {
      dropped.clear();
      const madeAt = clock();
      const made = await make();
      counts.made += 1;
      if (made.status >= 500) throw new AnswerFailed(made);
      if (!isKeepable(made)) {
        store.remove(key);
        return isApart(made) ? 'apart' : { made };
      }
      const kept = keptFrom(made, { key, madeAt });
      if (isCompact) await compact(kept);
      if (!dropped.has(everything) && !kept.tags.some((tag) => dropped.has(tag))) {
        store.put(kept);
        return { kept };
      }
      if (attempt === mostAttempts) return { made: notToBeKept(made) };
    }
  };

  let toldAt = -Infinity;
  const noteFailure = (key: string, error: unknown): void => {
    counts.failed += 1;
    const at = clock();
    const old = store.peek(key);
    if (!old) return;
    old.retryAt = at + retryMs;
    if (at < toldAt + quietMs || !isBetterThanNothing(old, at)) return;
    toldAt = at;
    log.warn({ err: error, key }, 'an answer could not be made anew; the old one is shown');
  };

  const fly = (key: string, make: () => Promise<Made>): Flight => {
    const dropped = new Set<string>();
    const outcome = makeAndKeep(key, make, dropped)
      .catch((error: unknown) => {
        noteFailure(key, error);
        if (error instanceof AnswerFailed) return { made: error.made };
        throw error;
      })
      .finally(() => flights.delete(key));
    // Where the old one is shown meanwhile, nobody may be waiting for it.
    outcome.catch(() => undefined);
    const flight = { dropped, outcome };
    flights.set(key, flight);
    return flight;
  };

  const insteadOfFailure = (key: string, isStrict: boolean): Outcome | undefined => {
    const old = isStrict ? undefined : store.peek(key);
    return old && isBetterThanNothing(old, clock()) ? { kept: use(old) } : undefined;
  };

  const ask = async (key: string, make: () => Promise<Made>, { isStrict = false }: AskOptions = {}): Promise<Outcome> => {
    const at = clock();
    const found = store.peek(key);
    if (found && (isFresh(found, at) || (!isStrict && isOldButGood(found, at)))) return { kept: use(found) };
    const flight = flights.get(key) ?? fly(key, make);
    if (found && !isStrict && found.droppedAt === null && at < found.freshUntil + staleMs) return { kept: use(found) };
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
    form: async (kept, encoding) => {
      const form = await formIn(kept, encoding);
      store.weigh(kept);
      return form;
    },
    counts: () => ({ ...counts, ...store.size() }),
    clock,
    close: () => void tagDrops.off('caches', drop),
  };
}

/** Good enough for who asked, when it was overtaken; but nothing that is kept, here or at a CDN, may be it or made from it. */
function notToBeKept(made: Made): Made {
  const headers = new Headers(made.headers);
  for (const name of ['surrogate-key', 'surrogate-control']) headers.delete(name);
  headers.set('cache-control', 'private, no-cache');
  return { ...made, headers, tags: null };
}

/** An answer that says of itself that it failed. */
class AnswerFailed extends Error {
  override name = 'AnswerFailed';
  constructor(readonly made: Made) {
    super(`it was answered with ${made.status}`);
  }
}
