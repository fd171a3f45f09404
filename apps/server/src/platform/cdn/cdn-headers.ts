import type { MiddlewareHandler } from 'hono';
import type { CdnSettings } from './cdn-settings.ts';

/**
 * Maximum length of a list of tags in bytes. Varnish accepts header lines of 8 kB (parameter `http_resp_hdr_len`), and Cloudflare and Fastly accept
 * 16 kB of tags. Only the shop itself caches a page with more tags.
 */
const MAX_TAGS_LENGTH = 8000;

/** Returns whether a list of tags is within the header limit of every cache. */
export const fitsHeader = (tags: readonly string[]): boolean => tags.reduce((sum, tag) => sum + tag.length + 1, 0) <= MAX_TAGS_LENGTH;

/** Adds Cloudflare's headers to a response that may be stored. Cloudflare does not support `Surrogate-Key` and `Surrogate-Control`. */
export function addCdnHeaders(headers: Headers, { cloudflare }: CdnSettings): void {
  const tags = headers.get('surrogate-key');
  if (!cloudflare || tags === null) return;
  headers.set('Cache-Tag', tags.split(' ').join(','));
  const control = headers.get('surrogate-control');
  if (control !== null) headers.set('CDN-Cache-Control', control);
}

/** Headers that allow a cache in front of the shop to store a response. */
const sharingHeaders = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control'];
/** The `Cache-Control` of a response that is valid for this request only. */
const UNCACHED = 'private, no-cache';

/** Returns the headers of a response without the headers that allow a cache to store it. */
export function forbidStoring(headers: Iterable<readonly [string, string]>): [string, string][] {
  const kept = [...headers].filter(([name]) => name.toLowerCase() !== 'cache-control' && !sharingHeaders.includes(name.toLowerCase()));
  return [['cache-control', UNCACHED], ...kept.map(([name, value]): [string, string] => [name, value])];
}

/**
 * Completes the headers of every response that was not sent from memory. Some caches store a response without `Cache-Control` for minutes, so this
 * function adds one: responses with carts and orders have none. An error response loses the headers that were set for a success.
 */
export const createCdnHeaders =
  (cdn: CdnSettings): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const isFailed = c.res.status >= 400 && c.res.headers.has('surrogate-key');
    // `c.header` also works for a response with immutable headers, such as the response of another server.
    if (isFailed) for (const name of sharingHeaders) c.header(name, undefined);
    if (isFailed || !c.res.headers.has('cache-control')) c.header('Cache-Control', UNCACHED);
    if (!c.res.headers.has('surrogate-key')) return;
    const completed = new Headers(c.res.headers);
    addCdnHeaders(completed, cdn);
    for (const [name, value] of completed) if (value !== c.res.headers.get(name)) c.header(name, value);
  };
