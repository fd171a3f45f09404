import { expect, test } from 'vitest';
import { askedListing, listingQuery } from './asked-listing.ts';
import { pagesAround } from './pages-around.ts';

const asked = (query: string) => askedListing(new URLSearchParams(query));

test('an address that asks for nothing gets the first page, newest first', () => {
  expect(asked('')).toEqual({ page: 1, orderBy: 'newest' });
});

test('nonsense in an address does no harm', () => {
  for (const query of ['page=0', 'page=-3', 'page=1.5', 'page=1e9', 'page=x', 'orderBy=; drop table']) {
    expect(asked(query)).toEqual({ page: 1, orderBy: 'newest' });
  }
});

test('a page of a listing has one address', () => {
  expect(listingQuery({ page: 1, orderBy: 'newest' })).toBe('');
  expect(listingQuery({ page: 3, orderBy: 'price-asc' })).toBe('?orderBy=price-asc&page=3');
  expect(asked(listingQuery({ page: 3, orderBy: 'discount' }))).toEqual({ page: 3, orderBy: 'discount' });
});

test('the first, the last and the neighbours can be reached; a gap is never one page wide', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesAround(3, 12)).toEqual([1, 2, 3, 4, null, 12]);
});
