import type { Connection } from './connection.ts';
import type { RequestCache } from './request-cache.ts';

type Fetch = typeof globalThis.fetch;

interface Parts {
  fetch: Fetch;
  cache: RequestCache;
  connection: Connection;
  /** The page's address at the moment. */
  here: () => URL;
}

/** `fetch` as the pages use it, and a way to fetch ahead. */
export interface ShopFetch {
  fetch: Fetch;
  /** Fetches what is going to be asked for into the cache; once, and without a word where it fails. */
  ahead: (address: string) => void;
}

/** What is live, somebody's own, or asked for in order to see what is new. */
const neverKept =
  /^(\/[a-z]{2})?\/(product-stock|cart|checkout|orderconfirmation|str|auth|user|wishlists?|affiliate|visitor|consent|track|size-advice|size-guides|latest\.json)([/.]|$)/i;

/** Whoever signs in or out, or orders, sees another shop. */
const changesAll = /^(\/[a-z]{2})?\/(auth|user|checkout)([/.]|$)/i;

/**
 * Answers what is known already, keeps what the server calls public, and where the shop cannot be reached waits with a
 * page's data until it can: what is open stays open. A form that could not be sent leaves its page as it was.
 */
export function shopFetch({ fetch, cache, connection, here }: Parts): ShopFetch {
  const underWay = new Map<string, Promise<void>>();

  const fetchOrWait: Fetch = async (input, init) => {
    for (;;) {
      try {
        const answer = await fetch(input, init);
        connection.find();
        return answer;
      } catch (error) {
        if (init?.signal?.aborted || !isUnreached(error)) throw error;
        connection.lose();
        await connection.nextTry(init?.signal);
      }
    }
  };

  const read = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    const address = url.pathname + url.search;
    const isKept = !neverKept.test(url.pathname);
    if (isKept) await whicheverFirst(underWay.get(address), init?.signal);
    const kept = isKept ? cache.read(address) : undefined;
    if (kept) return kept;
    const asked = cache.round();
    const answer = await (isPageData(url) ? fetchOrWait : fetch)(url, init);
    if (isKept && isForAll(answer)) void cache.keep(address, answer.clone(), asked).catch(() => undefined);
    return answer;
  };

  const write = async (url: URL, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    const forget = () => {
      const paths = changesAll.test(url.pathname) ? [undefined] : [url.pathname, dataPathOf(here().pathname)];
      for (const path of paths) cache.drop(path);
    };
    forget();
    try {
      const answer = await fetch(input, init);
      forget();
      return answer;
    } catch (error) {
      if (init?.signal?.aborted || !isUnreached(error) || !isPageData(url)) throw error;
      connection.tellUnsent();
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
      if (underWay.has(address) || neverKept.test(url.pathname) || cache.read(address)) return;
      const asked = cache.round();
      const fetched = fetch(url, { priority: 'low' })
        .then((answer) => (isForAll(answer) ? cache.keep(address, answer, asked) : undefined))
        .catch(() => undefined)
        .finally(() => underWay.delete(address));
      underWay.set(address, fetched);
    },
  };
}

/** Where the router asks for a page's data. */
export const dataPathOf = (pathname: string): string => (pathname === '/' ? '/_root.data' : `${pathname.replace(/\/+$/, '')}.data`);

const isPageData = ({ pathname }: URL): boolean => pathname.endsWith('.data');

/** Said by the server alone: what is somebody's own says `private`. */
const isForAll = ({ status, headers }: Response): boolean => status === 200 && /\bpublic\b/i.test(headers.get('cache-control') ?? '');

/** Browsers tell of a network that failed by this, and by nothing else of it. */
const isUnreached = (error: unknown): boolean => error instanceof TypeError;

/** Waits for what is on its way already, unless nobody wants it any more. */
async function whicheverFirst(fetched: Promise<void> | undefined, signal: AbortSignal | null | undefined): Promise<void> {
  if (!fetched) return;
  await Promise.race([fetched, new Promise((resolve) => signal?.addEventListener('abort', resolve))]);
  signal?.throwIfAborted();
}
