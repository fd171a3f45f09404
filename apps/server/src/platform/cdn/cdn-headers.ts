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

/** Adds these headers to every response that was not sent from memory. */
export const createCdnHeaders =
  (cdn: CdnSettings): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (cdn.cloudflare) addCdnHeaders(c.res.headers, cdn);
  };
