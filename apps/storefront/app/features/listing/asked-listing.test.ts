import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toApiQuery, readListingQuery, type ListingSelection } from './asked-listing.ts';
import { changeFilter, clearFilters, countFilters, isNarrowed, toggleFilter } from './filters/filter-changes.ts';
import { buildListingAddress, readListing, buildCanonicalAddress, type ListingPlace } from './listing-address.ts';
import { listNearbyPages } from '#ui/page-links.tsx';

const place: ListingPlace = { path: '/category/women', usualOrder: 'recommended' };
const search: ListingPlace = { path: '/Search', kept: { q: 'Größe & mehr' }, usualOrder: null };

const readSelection = (query: string) => readListingQuery(new URLSearchParams(query));
const canonical = (query: string) => buildCanonicalAddress(place, new URLSearchParams(query));
const parseQuery = (address: string) => new URL(address, 'http://shop.test').searchParams;

const nothing: ListingSelection = {
  page: 1,
  take: 12,
  orderBy: null,
  brand: [],
  color: [],
  size: [],
  attribute: [],
  discountRange: null,
  priceRange: null,
  isInStock: false,
};

describe('reading a listing from an address', () => {
  test('an address without parameters asks for the first page in the default order without filters', () => {
    expect(readSelection('')).toEqual(nothing);
    expect(readSelection('orderBy=recommended')).toEqual(nothing);
    expect(readSelection('orderBy=newest')).toEqual({ ...nothing, orderBy: 'newest' });
  });

  test('invalid parameters are ignored', () => {
    for (const query of [
      'page=0',
      'page=-3',
      'page=1.5',
      'page=1e9',
      'page=x',
      'orderBy=; drop table',
      'color=,,,%20',
      'size=<script>',
      'brand=%F0%9F%92%A3',
      'attribute=cotton',
      'priceRange=-',
      'priceRange=a-b',
      'priceFrom=--',
      'discountRange=1000-',
      'availability=no',
      'take=12',
      'take=13',
      'take=-24',
      'take=1e9',
    ])
      expect(readSelection(query), query).toEqual(nothing);
  });

  test('values may be joined by commas or repeated, in any case and order, with or without duplicates', () => {
    const wanted = { ...nothing, color: ['black', 'navy'], size: ['39-42', 'm'], attribute: ['fit:slim', 'material:cotton'] };
    expect(readSelection('color=navy,black&size=M,39-42&attribute=material:cotton,fit:slim')).toEqual(wanted);
    expect(readSelection('color=Navy&color=black&color=NAVY&size=39-42&size=M&attribute=fit:slim&attribute=material:cotton')).toEqual(wanted);
  });

  test('price ranges are accepted as they are typed and in reverse order', () => {
    expect(readSelection('priceFrom=19,90&priceTo=50').priceRange).toEqual({ from: 19.9, to: 50 });
    expect(readSelection('priceFrom=১২০&priceTo=').priceRange).toEqual({ from: 120, to: null });
    expect(readSelection('priceRange=80-20').priceRange).toEqual({ from: 20, to: 80 });
  });

  test('a search has its own default order, and newest must be selection for', () => {
    expect(readListing(search, new URLSearchParams('orderBy=newest')).orderBy).toBe('newest');
    expect(readListing(search, new URLSearchParams('orderBy=recommended')).orderBy).toBeNull();
    expect(buildListingAddress(search, nothing)).toBe('/Search?q=Gr%C3%B6%C3%9Fe%20%26%20mehr');
  });

  test('a brand page is not filtered by brand again', () => {
    expect(readListing({ ...place, own: 'brand' }, new URLSearchParams('brand=other&color=navy'))).toEqual({ ...nothing, color: ['navy'] });
  });
});

describe('each listing has one canonical address', () => {
  test('defaults are left out and parameters have a fixed order', () => {
    expect(buildListingAddress(place, nothing)).toBe('/category/women');
    expect(buildListingAddress(place, { ...nothing, page: 3, orderBy: 'price-asc', size: ['m'], color: ['black', 'navy'], isInStock: true })).toBe(
      '/category/women?color=black,navy&size=m&availability=in-stock&orderBy=price-asc&page=3',
    );
  });

  test('the parameters that a form sends without scripts are redirected to the canonical address', () => {
    expect(canonical('color=navy&color=black&discountRange=&priceFrom=20&priceTo=&orderBy=recommended')).toBe(
      '/category/women?color=black,navy&priceRange=20-',
    );
    expect(canonical('color=&size=&priceFrom=&priceTo=&orderBy=recommended')).toBe('/category/women');
  });

  test('a page has 24 or 48 products instead of 12 when the address says so, and no other number', () => {
    expect(toApiQuery(readSelection('take=24&page=2'))).toEqual({ take: 24, page: 2 });
    expect(toApiQuery(readSelection(''))).toEqual({ page: 1 });
    expect(canonical('page=2&take=48')).toBe('/category/women?take=48&page=2');
    expect(canonical('take=12')).toBe('/category/women');
    expect(canonical('take=96&page=2')).toBe('/category/women?page=2');
  });

  test('unknown parameters are kept and cause no redirect', () => {
    expect(canonical('utm_source=letter&color=navy')).toBeNull();
    expect(canonical('utm_source=letter&color=NAVY')).toBe('/category/women?color=navy&utm_source=letter');
  });

  const names = fc.constantFrom(
    'color', 'size', 'brand', 'attribute', 'priceRange', 'priceFrom', 'priceTo', 'discountRange', 'availability', 'orderBy', 'take', 'page', 'q', 'utm_source',
  ); // prettier-ignore
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'navy',
      'Navy,black',
      'M,L',
      'material:cotton',
      '20-50',
      '-50',
      '50-20',
      '019.5',
      'in-stock',
      'newest',
      'recommended',
      'discount',
      '2',
      '48',
      '১২',
      'İ,ß',
    ),
  );
  const queries = fc.array(fc.tuple(names, values), { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs));

  property.prop([queries])('any query leads to an address that asks for the same and is its own', (query) => {
    for (const at of [place, search, { ...place, own: 'color' as const }]) {
      const wish = readListing(at, query);
      const address = buildCanonicalAddress(at, query) ?? buildListingAddress(at, wish);
      expect(readListing(at, parseQuery(address))).toEqual(wish);
      expect(buildCanonicalAddress(at, parseQuery(address))).toBeNull();
    }
  });

  property.prop([fc.string({ unit: 'binary' })])('no query, however hostile, is more than the API takes or makes it fail', (text) => {
    const wish = readListingQuery(new URLSearchParams(text));
    for (const [name, value] of Object.entries(toApiQuery(wish))) {
      expect(String(value).length, name).toBeLessThanOrEqual(1000);
      expect(String(value).split(',').length, name).toBeLessThanOrEqual(50);
    }
  });

  test('a filter has at most as many values as the API accepts', () => {
    const many = Array.from({ length: 500 }, (_, index) => `colour-with-a-long-name-${index}`).join(',');
    const { color } = readSelection(`color=${many}`);
    expect(color.length).toBeLessThanOrEqual(50);
    expect(color.join(',').length).toBeLessThanOrEqual(1000);
  });
});

describe('changing the filters', () => {
  const here: ListingSelection = { ...nothing, page: 4, orderBy: 'discount', color: ['navy'], priceRange: { from: 20, to: null } };

  test('each change returns to the first page and keeps everything else', () => {
    expect(toggleFilter(here, 'color', 'black')).toEqual({ ...here, page: 1, color: ['black', 'navy'] });
    expect(toggleFilter(here, 'color', 'navy')).toEqual({ ...here, page: 1, color: [] });
    expect(changeFilter(here, { isInStock: true })).toEqual({ ...here, page: 1, isInStock: true });
  });

  test('"Clear all" removes every filter and keeps the order', () => {
    expect(clearFilters(here)).toEqual({ ...nothing, orderBy: 'discount' });
    expect(countFilters(here)).toBe(2);
    expect(countFilters(clearFilters(here))).toBe(0);
  });

  test('only unfiltered pages of a listing are indexed by search engines', () => {
    expect(isNarrowed({ ...nothing, page: 2 })).toBe(false);
    expect(isNarrowed({ ...nothing, orderBy: 'discount' })).toBe(true);
    expect(isNarrowed({ ...nothing, isInStock: true })).toBe(true);
    expect(isNarrowed({ ...nothing, take: 24 })).toBe(true);
  });
});

test('the first, the last and the adjacent pages are linked; a gap is never one page wide', () => {
  expect(listNearbyPages(1, 1)).toEqual([1]);
  expect(listNearbyPages(2, 4)).toEqual([1, 2, 3, 4]);
  expect(listNearbyPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(listNearbyPages(3, 12)).toEqual([1, 2, 3, 4, null, 12]);
});
