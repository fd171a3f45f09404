import { expect, test } from 'vitest';
import { isKey } from './check-page.ts';
import { getPagePattern } from './page-pattern.ts';
import { createRandom, shuffle } from './random.ts';

test.each([
  ['http://si.localhost:4600/en/product/linen-shirt?color=3', '/en/product/*?color'],
  ['http://si.localhost:4600/en/category/women/dresses', '/en/category/*/*'],
  ['http://si.localhost:4600/admin/products/12/prices', '/admin/products/*/prices'],
  ['http://si.localhost:4600/admin/orders/create', '/admin/orders/create'],
  ['http://si.localhost:4600/en', '/en'],
])('the address %s has the pattern %s', (address, pattern) => {
  expect(getPagePattern(address)).toBe(pattern);
});

test.each(['order.status', 'ra.action.save', 'Hello, {name}', 'PAYMENT_PENDING', 'Total: NaN', '[object Object]'])(
  '"%s" is a key or a code',
  (text) => {
    expect(isKey(text)).toBe(true);
  },
);

test.each(['Order status', 'selvedge.test', 'maja@example.org', 'e.g.', 'www.selvedge.eu', 'S, M, L', 'FREE', '12.50'])('"%s" is text', (text) => {
  expect(isKey(text)).toBe(false);
});

test('the same seed gives the same order of clicks', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffle(items, createRandom(7))).toEqual(shuffle(items, createRandom(7)));
  expect(shuffle(items, createRandom(7))).not.toEqual(shuffle(items, createRandom(8)));
});
