/**
 * The calls that may be kept, by the first word of their path: what the catalogue, the countries and what is written about
 * products answer. Each answer must say so itself besides (`mayBeKept`); a call that is not listed is only slower.
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

const longestPath = 300;
const longestQuery = 1000;

/** One address for all ways to write a call: its query in the order of the alphabet. Undefined for what is not kept. */
export function answerAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, api, call = ''] = pathname.split('/');
  if (api !== 'api' || !publicCalls.has(call)) return undefined;
  if (pathname.length > longestPath || search.length > longestQuery) return undefined;
  if (search.length <= 1) return pathname;
  const query = new URLSearchParams(search);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
