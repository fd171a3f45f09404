import type { ApiAccess } from '../contract.ts';
import { getSecondsLeft } from '../response-cache/get-seconds-left.ts';

/** Cache information of a page, from the API responses that it used. */
export interface PageSources {
  access: ApiAccess;
  /** Null when one of the responses was not the same for everyone. */
  tags: () => readonly string[] | null;
  /** The shortest cache time (ms) of the responses. */
  maxAgeMs: () => number;
}

/** Wraps API access and records the cache information of each response. */
export function recordPageSources(access: ApiAccess): PageSources {
  const tags = new Set<string>();
  const state = { isForAll: true, seconds: Infinity };
  const note = (response: Response): void => {
    const keys = response.headers.get('surrogate-key');
    const seconds = getSecondsLeft(response);
    if (response.status !== 200 || keys === null || seconds === undefined) state.isForAll = false;
    for (const tag of keys?.split(' ') ?? []) if (tag) tags.add(tag);
    state.seconds = Math.min(state.seconds, seconds ?? 0);
  };
  return {
    access: {
      ...access,
      fetch: async (request) => {
        try {
          const response = await access.fetch(request);
          note(response);
          return response;
        } catch (error) {
          state.isForAll = false;
          throw error;
        }
      },
    },
    tags: () => (state.isForAll && tags.size > 0 ? [...tags] : null),
    maxAgeMs: () => (Number.isFinite(state.seconds) ? state.seconds * 1000 : 0),
  };
}
