import { getApiCacheKey } from './api-cache/api-cache-key.ts';

/** Further calls that are the same for everyone, by the beginning of their path. They are cached as a part of pages, not as responses. */
const contentPaths = [
  '/api/content/',
  '/api/homePartnerInstagram/',
  '/api/setupHomepage/',
  '/api/media-slider/',
  '/api/legal/pages/',
  '/api/campaigns/',
  '/api/sellers',
];

/**
 * Returns whether a call only browses: it reads data that is the same for everyone, and its caller cannot be recognised. A read replica may answer
 * it. Customers, carts and staff send a token or a cookie; a preview shows the unpublished work of staff. The primary answers them, so that they
 * see their own writes.
 */
export function isBrowsingCall({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.has('authorization') || headers.has('cookie')) return false;
  const { pathname, search, searchParams } = new URL(url);
  if (searchParams.has('preview')) return false;
  return getApiCacheKey({ pathname, search }) !== undefined || contentPaths.some((start) => pathname.startsWith(start));
}
