import { secondsLeft } from '../kept/seconds-left.ts';

/** How pages reach the API: in this process, or over HTTP. */
export interface ApiAccess {
  fetch: (request: Request) => Response | Promise<Response>;
  baseUrl: string;
  headers?: Record<string, string>;
}

/** What a page was made from, as the answers said that it used. */
export interface MadeFrom {
  access: ApiAccess;
  /** Null where one of them was not the same for everybody. */
  tags: () => readonly string[] | null;
  /** The shortest time (ms) that one of them may be kept. */
  maxAgeMs: () => number;
}

/** Lets a page ask, and notes what each answer says of itself. */
export function noteWhatItIsMadeFrom(access: ApiAccess): MadeFrom {
  const tags = new Set<string>();
  const state = { isForAll: true, seconds: Infinity };
  const note = (answer: Response): void => {
    const keys = answer.headers.get('surrogate-key');
    const seconds = secondsLeft(answer);
    if (answer.status !== 200 || keys === null || seconds === undefined) state.isForAll = false;
    for (const tag of keys?.split(' ') ?? []) if (tag) tags.add(tag);
    state.seconds = Math.min(state.seconds, seconds ?? 0);
  };
  return {
    access: {
      ...access,
      fetch: async (request) => {
        try {
          const answer = await access.fetch(request);
          note(answer);
          return answer;
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
