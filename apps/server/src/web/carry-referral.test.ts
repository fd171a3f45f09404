import { expect, test } from 'vitest';
import { findAddressWithReferral } from './carry-referral.ts';

const shop = 'http://si.localhost:3000';
const open = (path: string, before: string, headers: Record<string, string> = {}) =>
  findAddressWithReferral(new Request(shop + path, { headers: { 'sec-fetch-dest': 'document', referer: before, ...headers } }));
const landing = `${shop}/en/category/women?ref=ANA&src=reel&utm_source=ig&subid=s-1&link=12&page=2`;

test('a public page that is opened from the page of an affiliate’s link gets the parameters of the link and no others', () => {
  expect(open('/en/brands', landing)).toBe('/en/brands?ref=ANA&src=reel&utm_source=ig&subid=s-1&link=12');
  expect(open('/en/category/men?page=3', `${shop}/en/?adid=7`)).toBe('/en/category/men?page=3&adid=7');
});

test('a page that names an affiliate keeps its own parameters', () => {
  expect(open('/en/brands?ref=EVA', landing)).toBeUndefined();
});

test('nothing is added to private pages, searches, data, other requests and visits from another site', () => {
  for (const path of ['/en/Checkout', '/en/search?q=shirt', '/en/brands.data', '/country/hu?path=%2F']) expect(open(path, landing)).toBeUndefined();
  expect(open('/en/brands', `${shop}/en/search?q=shirt&ref=ANA`)).toBeUndefined();
  expect(open('/en/brands', 'https://blog.example/?ref=ANA')).toBeUndefined();
  expect(open('/en/brands', `${shop}/en/?utm_source=ig`)).toBeUndefined();
  expect(open('/en/brands', '')).toBeUndefined();
  expect(open('/en/brands', landing, { 'sec-fetch-dest': 'empty' })).toBeUndefined();
});
