import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#platform/log';
import { createResponseCache, type ResponseCache } from '../response-cache/response-cache.ts';
import type { OriginResponse } from '../response-cache/cached-response.ts';
import { toResponse, sendCachedResponse } from '../response-cache/send-cached-response.ts';
import { compressResponse } from '../page-compression.ts';
import { normalizePageAddress, type PageAddress } from './page-address.ts';

/** Caches public pages. Each page is rendered once per host, path and known query, until its content changes. */
export interface PageCache {
  /** Sends a page from memory. Returns false if the page is not in memory. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Returns undefined when the page must be rendered for this request. */
  answer(request: Request, make: (url: string) => Promise<OriginResponse>): Promise<Response | undefined>;
  counts: ResponseCache['counts'];
  close(): void;
}

interface Parts {
  log: Pick<Log, 'warn'>;
  /** Returns whether the host, including its port, belongs to the shop. Pages contain their own address, so pages of other hosts are not cached. */
  isShopHost: (host: string) => Promise<boolean>;
  /** Protocol of its addresses for shoppers. */
  protocol: 'http:' | 'https:';
  maxBytes?: number;
  clock?: () => number;
}

const usualMaxBytes = 256 * 1024 ** 2;
/** Maximum number of addresses with a memoised key, because the computation is a large part of the cost of a response. */
const maxRemembered = 20_000;
const maxRememberedLength = 300;

export function openPageCache({ log, isShopHost, protocol, maxBytes = usualMaxBytes, clock }: Parts): PageCache {
  const cache = createResponseCache({ maxBytes, log, isCompact: true, ...(clock && { clock }) });
  const remembered = new Map<string, string | undefined>();

  const findKey = (host: string, target: string): string | undefined => {
    const location = host + target;
    if (remembered.has(location)) return remembered.get(location);
    const address = `${protocol}//${host}${target}`;
    const key = target.startsWith('/') && URL.canParse(address) ? normalizePageAddress(new URL(address))?.key : undefined;
    if (location.length > maxRememberedLength) return key;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(location, key);
    return key;
  };

  return {
    sendFromMemory: (request, response) => {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || !headers.host || url.length > 2000) return false;
      const key = findKey(headers.host, url);
      const cached = key === undefined ? undefined : cache.atHand(key);
      return cached !== undefined && sendCachedResponse(request, response, cached, cache.clock());
    },
    answer: async (request, make) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const address = normalizePageAddress(url);
      if (!address || !(await isShopHost(url.host))) return undefined;
      const outcome = await cache.ask(address.key, () => make(address.url));
      if (outcome === 'apart') return undefined;
      if ('cached' in outcome) return toResponse(request, outcome.cached, cache);
      return isUncacheableRedirect(outcome.made, address) ? undefined : compressResponse(outcome.made.body, { ...outcome.made, request });
    },
    counts: cache.counts,
    close: cache.close,
  };
}

/** Returns whether a response is a redirect that depends on the rest of the query. A data request gets a redirect with status 202. */
const isUncacheableRedirect = ({ status }: OriginResponse, { isWhole }: PageAddress): boolean => !isWhole && status !== 200 && status < 400;
