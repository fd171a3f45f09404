import { expect, test } from 'vitest';
import { normalizePageAddress } from './page-address.ts';

const at = (path: string) => normalizePageAddress(new URL(`http://si.localhost:3000${path}`));

test.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/?utm_source=mail&fbclid=1&ref=anna&adid=7&src=x', '/'],
  ['/categories?ref=anna', '/categories'],
  ['/category/women/shirts?page=2&fbclid=x', '/category/women/shirts?page=2'],
  ['/product/linen-shirt?color=navy&utm_medium=cpc', '/product/linen-shirt?color=navy'],
  ['/product/%CF%80%CE%BF%CF%85%CE%BA%CE%AC%CE%BC%CE%B9%CF%83%CE%BF', '/product/%CF%80%CE%BF%CF%85%CE%BA%CE%AC%CE%BC%CE%B9%CF%83%CE%BF'],
  ['/de/product/women/linen-shirt?reviews=2&page=3', '/de/product/women/linen-shirt?reviews=2'],
  ['/Search?q=wool%20coat&color=navy&ref=x', '/Search?q=wool+coat&color=navy'],
  ['/brands', '/brands'],
  ['/brands/linea?orderBy=price-asc', '/brands/linea?orderBy=price-asc'],
  ['/collection/summer?color=navy,black', '/collection/summer?color=navy%2Cblack'],
  ['/size-guides', '/size-guides'],
  ['/_root.data?_routes=routes%2Fhome&ref=anna', '/_root.data?_routes=routes%2Fhome'],
  ['/de.data', '/de.data'],
  ['/category/women.data?page=2', '/category/women.data?page=2'],
])('%s is cached as %s', (path, cached) => {
  expect(at(path)).toMatchObject({ key: `si.localhost:3000${cached}`, url: `http://si.localhost:3000${cached}` });
});

test('an address says whether a part of it was left out', () => {
  expect(at('/product/shirt?color=navy')?.isWhole).toBe(true);
  expect(at('/product/shirt?color=navy&ref=anna')?.isWhole).toBe(false);
});

test.each(['', 'category/women', 'product/shirt', 'size-guides', 'Search?q=wool'])(
  'an affiliate link with %s is neither rendered again nor cached separately',
  (page) => {
    const plain = at(`/${page}`);
    const link = `ref=ANA&adid=7&src=blog&subid=a1&link=4&utm_source=mail&utm_campaign=${'c'.repeat(3000)}&amp;utm_term=t`;
    const found = at(`/${page}${page.includes('?') ? '&' : '?'}${link}`);
    expect(plain).toBeDefined();
    expect(found).toEqual({ ...plain, isWhole: false });
  },
);

test('filters keep their order: another order is another address, which redirects to the canonical one', () => {
  expect(at('/categories?page=2&color=navy')?.key).not.toBe(at('/categories?color=navy&page=2')?.key);
});

test.each([
  '/Checkout',
  '/blog/wool?preview=token',
  '/search?q=wool',
  '/CATEGORIES?ref=anna',
  '/de/Category/women',
  '/Categories.data',
  '/DE',
  '/visitor',
  '/de/visitor',
  '/Wishlists',
  '/Track/Order',
  '/OrderConfirmation',
  '/api/market',
  '/category/women/',
  '/product/a/b/c',
  '/product/%73hirt',
  '/product/%ZZ',
  '/product/',
  '/size-guides?product=shirt&chest=98',
  `/product/${'x'.repeat(400)}`,
  `/Search?q=${'x'.repeat(101)}`,
  `/categories?color=${'x'.repeat(1001)}`,
  '/categories.data?_routes=%3Cscript%3E',
])('%s is not cached', (path) => {
  expect(at(path)).toBeUndefined();
});
