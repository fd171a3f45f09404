import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#platform/log';
import { createKeeper, type Keeper } from '../kept/keeper.ts';
import { plainOf, type Kept, type Made } from '../kept/kept-answer.ts';
import { secondsLeft } from '../kept/seconds-left.ts';
import { responseOf, sendKept } from '../kept/send-kept.ts';
import { compressed } from '../page-compression.ts';
import { answerAddress } from './answer-address.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Keeps the API's answers that say that they are the same for everybody, for callers outside and for the pages. */
export interface AnswerCache {
  /** Sends an answer that is at hand; false: it has to be asked for. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  /** For callers outside. Undefined where the call has to be answered for this request alone. */
  answer(request: Request): Promise<Response | undefined>;
  /** For pages, which are kept themselves: never an old copy, and it says how long it may still be kept. */
  fetch: Fetch;
  counts: Keeper['counts'];
  close(): void;
}

interface Parts {
  /** The API itself. */
  api: { fetch: Fetch };
  log: Pick<Log, 'warn'>;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
  maxBytes?: number;
  clock?: () => number;
}

const usualMaxBytes = 128 * 1024 ** 2;
const mostRemembered = 20_000;
const longestRemembered = 300;

export function openAnswerCache({ api, log, headers, maxBytes = usualMaxBytes, clock }: Parts): AnswerCache {
  const keeper = createKeeper({ maxBytes, log, ...(clock && { clock }) });
  const remembered = new Map<string, string | undefined>();

  const keyOf = (target: string): string | undefined => {
    if (remembered.has(target)) return remembered.get(target);
    const key = URL.canParse(target, 'http://api') ? answerAddress(new URL(target, 'http://api')) : undefined;
    if (target.length > longestRemembered) return key;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(target, key);
    return key;
  };

  /** Asks without anything that a caller has sent along. */
  const make = async (key: string): Promise<Made> => {
    const answer = await api.fetch(new Request(`http://127.0.0.1${key}`, { headers: { accept: 'application/json' } }));
    const all = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return {
      status: answer.status,
      headers: all,
      body: Buffer.from(await answer.arrayBuffer()),
      tags: answer.headers.get('surrogate-key')?.split(' ').filter(Boolean) ?? null,
      maxAgeMs: (secondsLeft(answer) ?? 0) * 1000,
    };
  };

  return {
    answerAtOnce: (request, response) => {
      const { method, url = '', headers: sent } = request;
      if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/') || url.length > 2000 || sent.authorization) return false;
      const key = keyOf(url);
      const kept = key === undefined ? undefined : keeper.atHand(key);
      return kept !== undefined && sendKept(request, response, kept, keeper.clock());
    },
    answer: async (request) => {
      const key = isPlain(request) ? answerAddress(new URL(request.url)) : undefined;
      if (key === undefined) return undefined;
      const outcome = await keeper.ask(key, () => make(key));
      if (outcome === 'apart') return undefined;
      if ('kept' in outcome) return responseOf(request, outcome.kept, keeper);
      return compressed(outcome.made.body, { ...outcome.made, request });
    },
    fetch: async (request) => {
      const key = isPlain(request) ? answerAddress(new URL(request.url)) : undefined;
      if (key === undefined) return api.fetch(request);
      const outcome = await keeper.ask(key, () => make(key), { isStrict: true });
      if (outcome === 'apart') return api.fetch(request);
      if ('kept' in outcome) return plainResponse(outcome.kept, keeper.clock());
      const { body, status, headers: made } = outcome.made;
      return new Response(new Uint8Array(body), { status, headers: made });
    },
    counts: keeper.counts,
    close: keeper.close,
  };
}

/** Whoever says who he is may be answered otherwise than others. */
const isPlain = (request: Request): boolean => (request.method === 'GET' || request.method === 'HEAD') && !request.headers.has('authorization');

const plainResponse = (kept: Kept, at: number): Response => {
  const headers = new Headers(kept.headers as [string, string][]);
  // Rounded up: what is made from it must not outlive it.
  headers.set('age', String(Math.ceil((at - kept.madeAt) / 1000)));
  return new Response(new Uint8Array(plainOf(kept)), { headers });
};
