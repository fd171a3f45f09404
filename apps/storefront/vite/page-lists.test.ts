import { knownQueries, personalPages, prefetchedRoutes, preloadedRoutes } from 'virtual:page-lists';
import { expect, test } from 'vitest';

test('scripts of the browser get four short lists, not the table of pages', () => {
  expect(JSON.stringify([knownQueries, prefetchedRoutes, preloadedRoutes]).length + personalPages.source.length).toBeLessThan(2000);
});

test('pages with the same parameters are listed once', () => {
  expect(knownQueries.find(([patterns]) => patterns.includes('category/*/*'))?.[0]).toEqual(
    expect.arrayContaining(['categories', 'brands/*', 'collection/*']),
  );
  expect(knownQueries.find(([patterns]) => patterns.includes('size-guides'))?.[1]).toEqual(['product', 'unit', 'preference']);
  expect(knownQueries.some(([patterns]) => patterns.includes('product-reviews/*'))).toBe(false);
});

test('catalogue pages are prefetched, and of the search its scripts', () => {
  expect([...prefetchedRoutes].sort()).toEqual([
    'product-in-category',
    ...['brand', 'brands', 'categories', 'category', 'collection', 'home', 'product'].map((name) => `routes/${name}`),
  ]);
  expect(preloadedRoutes).toEqual(['routes/search']);
});

test.each([
  ['/user/orders', true],
  ['/ORDERCONFIRMATION', true],
  ['/size-guides', true],
  ['/user-guide', false],
  ['/spin', false],
  ['/event/test2', false],
  ['/blog/rss.xml', false],
])('%s is personal: %s', (path, isPersonal) => {
  expect(personalPages.test(path)).toBe(isPersonal);
});
