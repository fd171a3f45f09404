/**
 * The calls that may be cached, by the first segment of their path: catalogue, countries, content about products. Each response must also allow
 * caching (`setCacheTags`). An unlisted call is slower but correct.
 */
const publicCalls = new Set([
  'market',
  'country',
  'category',
  'category-product-related',
  'categories',
  'collection',
  'collections',
  'brand',
  'brands',
  'attribute',
  'attributeValue',
  'attributes',
  'product',
  'products',
  'product-related',
  'search',
  'size-charts',
]);

/** Further calls by their whole path. Every page needs these; other calls below the same segment are about a visitor, or may be a preview. */
const publicPaths = new Set(['/api/menus', '/api/wheel', '/api/legal/pages', '/api/service-names', '/api/content/pages']);

const maxPathLength = 300;
const maxQueryLength = 1000;

/** Returns the same cache key for all equivalent URLs of a call, with sorted query parameters; undefined for calls that are not cached. */
export function getApiCacheKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, api, call = ''] = pathname.split('/');
  if (api !== 'api' || !(publicCalls.has(call) || publicPaths.has(pathname))) return undefined;
  if (pathname.length > maxPathLength || search.length > maxQueryLength) return undefined;
  if (search.length <= 1) return pathname;
  const query = new URLSearchParams(search);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
