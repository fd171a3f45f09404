import type { IncomingMessage, ServerResponse } from 'node:http';
import { addCdnHeaders } from '#platform/cdn/cdn-headers';
import type { CdnSettings } from '#platform/cdn/cdn-settings';
import type { Log } from '#platform/log';
import { createResponseCache, type ResponseCache } from '../response-cache/response-cache.ts';
import { getPlainBytes, type CachedResponse, type OriginResponse } from '../response-cache/cached-response.ts';
import { getSecondsLeft } from '../response-cache/get-seconds-left.ts';
import { toResponse, sendCachedResponse } from '../response-cache/send-cached-response.ts';
import { compressResponse } from '../page-compression.ts';
import { getApiCacheKey } from './api-cache-key.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Caches API responses that are the same for everyone, for external callers and for pages. */
export interface ApiCache {
  /** Sends a response from memory. Returns false if no response is in memory. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Responds to external callers. Returns undefined when the response is specific to this request. */
  answer(request: Request): Promise<Response | undefined>;
  /** Responds to pages, which are cached separately. The response is never stale and has the remaining cache time. */
  fetch: Fetch;
  counts: ResponseCache['counts'];
  close(): void;
}

interface Parts {
  /** The API itself. */
  api: { fetch: Fetch };
  log: Pick<Log, 'warn'>;
  /** The headers that every response gets. */
  headers: Readonly<Record<string, string>>;
  /** The caches in front of the shop. */
  cdn: CdnSettings;
  maxBytes?: number;
  clock?: () => number;
}

const usualMaxBytes = 128 * 1024 ** 2;
const maxRemembered = 20_000;
const maxRememberedLength = 300;

export function openApiCache({ api, log, headers, cdn, maxBytes = usualMaxBytes, clock }: Parts): ApiCache {
  const cache = createResponseCache({ maxBytes, log, ...(clock && { clock }) });
  const remembered = new Map<string, string | undefined>();

  const findKey = (target: string): string | undefined => {
    if (remembered.has(target)) return remembered.get(target);
    const key = URL.canParse(target, 'http://api') ? getApiCacheKey(new URL(target, 'http://api')) : undefined;
    if (target.length > maxRememberedLength) return key;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(target, key);
    return key;
  };

  /** Calls the API without any of the caller's headers. */
  const make = async (key: string): Promise<OriginResponse> => {
    const response = await api.fetch(new Request(`http://127.0.0.1${key}`, { headers: { accept: 'application/json' } }));
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    addCdnHeaders(all, cdn);
    return {
      status: response.status,
      headers: all,
      body: Buffer.from(await response.arrayBuffer()),
      tags: response.headers.get('surrogate-key')?.split(' ').filter(Boolean) ?? null,
      maxAgeMs: (getSecondsLeft(response) ?? 0) * 1000,
    };
  };

  return {
    sendFromMemory: (request, response) => {
      const { method, url = '', headers: sent } = request;
      if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/') || url.length > 2000 || sent.authorization) return false;
      const key = findKey(url);
      const cached = key === undefined ? undefined : cache.atHand(key);
      return cached !== undefined && sendCachedResponse(request, response, cached, cache.clock());
    },
    answer: async (request) => {
      const key = isPlain(request) ? getApiCacheKey(new URL(request.url)) : undefined;
      if (key === undefined) return undefined;
      const outcome = await cache.ask(key, () => make(key));
      if (outcome === 'apart') return undefined;
      if ('cached' in outcome) return toResponse(request, outcome.cached, cache);
      return compressResponse(outcome.made.body, { ...outcome.made, request });
    },
    fetch: async (request) => {
      const key = isPlain(request) ? getApiCacheKey(new URL(request.url)) : undefined;
      if (key === undefined) return api.fetch(request);
      const outcome = await cache.ask(key, () => make(key), { isStrict: true });
      if (outcome === 'apart') return api.fetch(request);
      if ('cached' in outcome) return sendPlainResponse(outcome.cached, cache.clock());
      const { body, status, headers: made } = outcome.made;
      return new Response(new Uint8Array(body), { status, headers: made });
    },
    counts: cache.counts,
    close: cache.close,
  };
}

/** An authenticated caller may get a different response than other callers. */
const isPlain = (request: Request): boolean => (request.method === 'GET' || request.method === 'HEAD') && !request.headers.has('authorization');

const sendPlainResponse = (cached: CachedResponse, at: number): Response => {
  const headers = new Headers(cached.headers as [string, string][]);
  // The age is rounded up, because a page must not be cached longer than its API response.
  headers.set('age', String(Math.ceil((at - cached.madeAt) / 1000)));
  return new Response(new Uint8Array(getPlainBytes(cached)), { headers });
};
