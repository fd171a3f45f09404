/** Path segments whose next segment names one record. */
const parents = new Set(['product', 'category', 'collection', 'brands', 'blog', 'event', 'event-check', 'faq', 'helpcenter', 'orders', 'sellers']);

/**
 * Returns an address with the parts replaced that name one record, so that two products have the same pattern.
 * @example getPagePattern('http://si.localhost:4600/en/product/linen-shirt?color=3') // '/en/product/*?color'
 */
export function getPagePattern(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const segments = pathname.split('/');
  const replaced = segments.map((segment, index) => {
    if (/\d/.test(segment)) return '*';
    return segments.slice(0, index).some((earlier) => parents.has(earlier.toLowerCase())) && segment !== 'create' ? '*' : segment;
  });
  const query = [...new Set(searchParams.keys())].sort().join('&');
  return `${replaced.join('/')}${query && `?${query}`}`;
}
