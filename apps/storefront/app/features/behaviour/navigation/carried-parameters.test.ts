import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listPages, listPatterns } from '@selvedge/pages';
import { expect, test } from 'vitest';
import { addCarriedParameters, listKnownParameters } from './carried-parameters.ts';

const host = 'http://si.localhost:3000';
const getAddress = (from: string, to: string): string => addCarriedParameters(new URL(from, host), new URL(to, host)).href.slice(host.length);

test('campaign parameters stay in the address from page to page, with the hash', () => {
  expect(getAddress('/?ref=ana&utm_source=mail', '/product/shirt')).toBe('/product/shirt?ref=ana&utm_source=mail');
  expect(getAddress('/en/categories?adid=7', '/en/product/shirt?color=red#reviews')).toBe('/en/product/shirt?color=red&adid=7#reviews');
  expect(getAddress('/?utm_term=knit%20wear&a=1,2', '/brands')).toBe('/brands?utm_term=knit+wear&a=1%2C2');
});

test('all parameters of an affiliate link stay in the address, through account pages too', () => {
  const link = 'ref=ana&adid=7&src=blog&utm_source=mail&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t&subid=a1&link=4';
  for (const page of ['/', '/de/category/women', '/Checkout', '/auth/Login', '/affiliate/links'])
    expect(getAddress(`${page}?${link}`, '/product/shirt')).toBe(`/product/shirt?${link}`);
  expect(getAddress('/affiliate/analytics?dateFrom=2026-01-01&country=3', '/')).toBe('/');
});

test('the new page takes precedence for each parameter that it has or reads', () => {
  expect(getAddress('/?ref=ana', '/brands?ref=bor')).toBe('/brands?ref=bor');
  expect(getAddress('/category/women?page=3&orderBy=priceAsc&ref=ana', '/de/category/men')).toBe('/de/category/men?ref=ana');
  expect(getAddress('/category/women?color=red', '/product/shirt')).toBe('/product/shirt');
  expect(getAddress('/category/women?take=24&page=2', '/product/shirt')).toBe('/product/shirt');
  expect(getAddress('/Checkout?step=payment&ref=ana', '/Checkout')).toBe('/Checkout?ref=ana');
});

test('search pages neither pass on nor receive parameters, in any letter case', () => {
  expect(getAddress('/Search?q=linen&ref=ana', '/brands')).toBe('/brands');
  expect(getAddress('/?ref=ana', '/de/search?q=linen')).toBe('/de/search?q=linen');
});

test('secrets and private parameters are never carried', () => {
  expect(getAddress('/?token=s3cret&session_id=cs_1&returnTo=/user&ref=ana', '/brands')).toBe('/brands?ref=ana');
  expect(getAddress('/en/size-guides?product=shirt&chest=92&ref=ana', '/en/brands')).toBe('/en/brands?ref=ana');
  expect(getAddress('/user/orders?page=2&filter=open', '/')).toBe('/');
  expect(getAddress('/Wishlists?items=1,2', '/brands')).toBe('/brands');
  expect(getAddress('/stock-notice?product=7&ref=ana', '/brands')).toBe('/brands?ref=ana');
  expect(getAddress('/guest/return?reason=fit', '/brands')).toBe('/brands');
  expect(getAddress('/spin?reason=fit', '/brands')).toBe('/brands?reason=fit');
});

test('every parameter that a page reads is either declared by the page or never carried', () => {
  const app = resolve(import.meta.dirname, '../../..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const read = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(app, file), 'utf8').matchAll(/(?:searchParams|query)\.(?:get|has)\('(\w+)'\)/g)].map(([, name]) => name ?? ''),
    ),
  );
  const pages = listPages().flatMap(listPatterns);
  // Campaign parameters are carried everywhere.
  const campaign = ['ref', 'adid'];
  // A file is not a page: links that save it are not followed by the router.
  const files = ['payout', 'table'];
  const known = new Set([...campaign, ...files, ...pages.flatMap((page) => listKnownParameters(page))]);
  const reached = [...read].filter((name) => !known.has(name) && getAddress(`/?${name}=1`, '/collection/knit') !== '/collection/knit');
  expect(reached).toEqual([]);
});
