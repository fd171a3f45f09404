/* The parameters that each page reads. A link to the page decides about them, also by leaving them out. */

const listing = ['brand', 'color', 'size', 'attribute', 'discountRange', 'priceRange', 'priceFrom', 'priceTo', 'availability', 'orderBy', 'page'];

const period = ['days', 'dateFrom', 'dateTo'];

/** By path without language, `*` for a slug. The first match counts. */
const knownQueries: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['categories', listing],
  ['category/*', listing],
  ['category/*/*', listing],
  ['brands', listing],
  ['brands/*', listing],
  ['collection/*', listing],
  ['product/*', ['color', 'reviews']],
  ['product/*/*', ['color', 'reviews']],
  ['search', ['q', ...listing]],
  ['size-guides', ['product', 'preference', 'unit']],
  ['blog', ['topic']],
  ['blog/page/*', ['topic']],
  ['helpcenter', ['q']],
  ['checkout', ['step', 'payment']],
  ['country/*', ['path']],
  ['affiliate/dashboard', period],
  ['affiliate/links', ['url', 'q', 'archived', 'page']],
  ['affiliate/analytics', [...period, 'countryId', 'source', 'device', 'browser']],
  ['affiliate/commissions', ['view', 'refused', 'status', 'kind', 'currency', 'dateFrom', 'dateTo', 'orderNumber', 'page']],
  ['auth/*', ['sent']],
  ['user/addresses', ['edit']],
  ['user/orders', ['page']],
  ['wishlists', ['page']],
  ['track/order', ['document']],
  ['return/*', ['notice']],
  ['return/*/note', ['request']],
];

/** Returns the parameters that a page knows. @param path without language */
export function listKnownParameters(path: string): readonly string[] {
  const asked = splitPathSegments(path);
  const isLike = (words: readonly string[]) => words.length === asked.length && words.every((word, index) => word === '*' || word === asked[index]);
  return knownQueries.find(([pattern]) => isLike(pattern.split('/')))?.[1] ?? [];
}

const splitPathSegments = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .split('/');
