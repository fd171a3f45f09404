/** A cache in front of the shop. It stores responses with their tags and can purge them by tag. */
export interface Cdn {
  /** Name of the cache in the queue, in logs and in metrics. Contains no secret. */
  name: string;
  /** Splits tags into lists that fit into one request each. */
  splitTags(tags: readonly string[]): string[][];
  /**
   * Invalidates all responses that have one of the tags, in one request.
   * @throws PurgeFailed, or another Error when there is no response
   */
  purge(tags: readonly string[]): Promise<void>;
  /** Invalidates all responses. @throws like `purge` */
  purgeEverything(): Promise<void>;
}

/** A purge that the cache did not accept. */
export class PurgeFailed extends Error {
  override name = 'PurgeFailed';
  constructor(
    readonly status: number,
    /** The pause from the cache's `Retry-After`, in ms. */
    readonly retryAfterMs: number | undefined,
    text: string,
  ) {
    super(`the cache answered ${status}${text && `: ${text}`}`);
  }
}

/** Returns lists of at most `max` tags. */
export const splitByCount = (tags: readonly string[], max: number): string[][] =>
  Array.from({ length: Math.ceil(tags.length / max) }, (_, index) => tags.slice(index * max, (index + 1) * max));

/** Splits tags into lists of at most `max` bytes, including one separator between tags. Tags are ASCII. */
export function splitByLength(tags: readonly string[], max: number): string[][] {
  const lists: string[][] = [];
  let length = Infinity;
  for (const tag of tags) {
    if (length + 1 + tag.length > max) {
      lists.push([]);
      length = -1;
    }
    lists.at(-1)?.push(tag);
    length += 1 + tag.length;
  }
  return lists;
}
