import type { MiddlewareHandler } from 'hono';
import type { CdnSettings } from './cdn-settings.ts';

/**
 * Longest list of tags in bytes. Varnish accepts header lines of 8 kB (parameter `http_resp_hdr_len`), Cloudflare and Fastly 16 kB of tags. A page with
 * more tags is stored by the shop only.
 */
const LONGEST_TAGS = 8000;

/** Tells whether a list of tags fits into a header of every cache. */
export const fitsHeader = (tags: readonly string[]): boolean => tags.reduce((sum, tag) => sum + tag.length + 1, 0) <= LONGEST_TAGS;

/** Adds the headers that Cloudflare reads, which does not know `Surrogate-Key` and `Surrogate-Control`, to a response that may be stored. */
export function addCdnHeaders(headers: Headers, { cloudflare }: CdnSettings): void {
  const tags = headers.get('surrogate-key');
  if (!cloudflare || tags === null) return;
  headers.set('Cache-Tag', tags.split(' ').join(','));
  const control = headers.get('surrogate-control');
  if (control !== null) headers.set('CDN-Cache-Control', control);
}

/** Headers with which a cache in front of the shop stores a response. */
const sharingHeaders = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control'];
/** The `Cache-Control` of a response that is for this request only. */
const FOR_THIS_REQUEST = 'private, no-cache';

/** Returns the headers of a response without those with which a cache could store it. */
export function forbidStoring(headers: Iterable<readonly [string, string]>): [string, string][] {
  const kept = [...headers].filter(([name]) => name.toLowerCase() !== 'cache-control' && !sharingHeaders.includes(name.toLowerCase()));
  return [['cache-control', FOR_THIS_REQUEST], ...kept.map(([name, value]): [string, string] => [name, value])];
}

/**
 * Completes the headers of every response that was not sent from memory. Some caches store a response without `Cache-Control` for minutes, so it gets
 * one: carts and orders have none of their own. An error does not keep the headers that were meant for a success.
 */
export const createCdnHeaders =
  (cdn: CdnSettings): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const isFailed = c.res.status >= 400 && c.res.headers.has('surrogate-key');
    // `c.header` also works for a response whose headers cannot be changed, such as that of another server.
    if (isFailed) for (const name of sharingHeaders) c.header(name, undefined);
    if (isFailed || !c.res.headers.has('cache-control')) c.header('Cache-Control', FOR_THIS_REQUEST);
    if (!c.res.headers.has('surrogate-key')) return;
    const completed = new Headers(c.res.headers);
    addCdnHeaders(completed, cdn);
    for (const [name, value] of completed) if (value !== c.res.headers.get(name)) c.header(name, value);
  };
