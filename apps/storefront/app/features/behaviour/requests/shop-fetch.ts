import type { Connection } from '../loading/connection.ts';
import type { RequestCache } from './request-cache.ts';

type Fetch = typeof globalThis.fetch;

interface Parts {
  fetch: Fetch;
  cache: RequestCache;
  connection: Connection;
  /** Returns the current address of the page. */
  here: () => URL;
}

/** `fetch` for the pages, and a function to prefetch. */
export interface ShopFetch {
  fetch: Fetch;
  /** Loads an address into the cache once. Ignores failures. */
  ahead: (address: string) => void;
}

/** Live data, personal data, and requests that look for changes. */
const neverCached =
  /^(\/[a-z]{2})?\/(product-stock|cart|checkout|orderconfirmation|str|auth|user|wishlists?|affiliate|visitor|consent|track|size-advice|size-guides|latest\.json)([/.]|$)/i;

/** Signing in or out and ordering change the whole shop for the visitor. */
const changesAll = /^(\/[a-z]{2})?\/(auth|user|checkout)([/.]|$)/i;

/**
 * Creates a `fetch` that reads the cache and stores public responses. If the shop is unreachable, page data is retried, so that the
 * open page stays. A form that could not be sent leaves its page unchanged.
 */
export function createShopFetch({ fetch, cache, connection, here }: Parts): ShopFetch {
  const underWay = new Map<string, Promise<void>>();
  /** Addresses that a navigation is requesting. */
  const navigating = new Set<string>();

  const fetchOrWait = createPersistentFetch(fetch, connection);

  const read = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    const address = url.pathname + url.search;
    const isCacheable = !neverCached.test(url.pathname);
    if (isCacheable) await waitForPrefetch(underWay.get(address), init?.signal);
    const kept = isCacheable ? cache.read(address) : undefined;
    if (kept) return kept;
    const round = cache.round();
    navigating.add(address);
    const response = await (isPageData(url) ? fetchOrWait : fetch)(url, init).finally(() => navigating.delete(address));
    if (isCacheable && isForAll(response)) void cache.keep(address, response.clone(), round).catch(() => undefined);
    return response;
  };

  const write = async (url: URL, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    const forget = () => {
      const paths = changesAll.test(url.pathname) ? [undefined] : [url.pathname, getDataPath(here().pathname)];
      for (const path of paths) cache.drop(path);
    };
    forget();
    try {
      const response = await fetch(input, init);
      forget();
      return response;
    } catch (error) {
      if (init?.signal?.aborted || !isUnreached(error) || !isPageData(url)) throw error;
      connection.reportUnsent();
      return new Response(null, { status: 204 });
    }
  };

  return {
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, here());
      const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
      if (url.origin !== here().origin) return fetch(input, init);
      if (method !== 'GET') return method === 'HEAD' ? fetch(input, init) : write(url, input, init);
      return input instanceof Request || init?.cache ? fetch(input, init) : read(url, init);
    },
    ahead: (address) => {
      const url = new URL(address, here());
      if (underWay.has(address) || navigating.has(address) || neverCached.test(url.pathname) || cache.read(address)) return;
      const round = cache.round();
      const fetched = fetch(url, { priority: 'low' })
        .then((response) => (isForAll(response) ? cache.keep(address, response, round) : undefined))
        .catch(() => undefined)
        .finally(() => underWay.delete(address));
      underWay.set(address, fetched);
    },
  };
}

/** Creates a `fetch` that tries again until the shop is reachable. */
const createPersistentFetch =
  (fetch: Fetch, connection: Connection): Fetch =>
  async (input, init) => {
    for (;;) {
      try {
        const response = await fetch(input, init);
        connection.markFound();
        return response;
      } catch (error) {
        if (init?.signal?.aborted || !isUnreached(error)) throw error;
        connection.markLost();
        await connection.nextTry(init?.signal);
      }
    }
  };

/** Returns the address at which the router requests a page's data. */
export const getDataPath = (pathname: string): string => (pathname === '/' ? '/_root.data' : `${pathname.replace(/\/+$/, '')}.data`);

const isPageData = ({ pathname }: URL): boolean => pathname.endsWith('.data');

/** Returns whether a response is the same for all visitors. The server marks personal data as `private`. */
const isForAll = ({ status, headers }: Response): boolean => status === 200 && /\bpublic\b/i.test(headers.get('cache-control') ?? '');

/** A TypeError is the only sign of a network failure that browsers give. */
const isUnreached = (error: unknown): boolean => error instanceof TypeError;

/** Waits for a prefetch that is in progress, unless the signal is aborted. */
async function waitForPrefetch(fetched: Promise<void> | undefined, signal: AbortSignal | null | undefined): Promise<void> {
  if (!fetched) return;
  await Promise.race([fetched, new Promise((resolve) => signal?.addEventListener('abort', resolve))]);
  signal?.throwIfAborted();
}
