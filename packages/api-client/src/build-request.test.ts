import { expect, test } from 'vitest';
import { buildAddress } from './build-request.ts';

test('path parameters are encoded, so that none can leave its place in the path', () => {
  expect(buildAddress('GET /carts/{cartId}', { path: { cartId: '../orders?a=1' } })).toEqual({
    method: 'GET',
    address: '/carts/..%2Forders%3Fa%3D1',
  });
  expect(buildAddress('PATCH /carts/{cartId}/lines/{lineId}', { path: { cartId: 'a', lineId: 7 } }).address).toBe('/carts/a/lines/7');
});

test('the query contains what was given: zero and false, but nothing undefined or empty', () => {
  const query = { q: 'red shirt', page: 0, isActive: false, brand: '', size: undefined };
  expect(buildAddress('GET /search/products', { query }).address).toBe('/search/products?q=red+shirt&page=0&isActive=false');
  expect(buildAddress('GET /search/products', { query: { brand: '' } }).address).toBe('/search/products');
});

test('the filter of a list is sent as JSON', () => {
  expect(buildAddress('GET /admin/orders', { query: { filter: { work: 'to-pack' } } }).address).toBe(
    `/admin/orders?filter=${encodeURIComponent('{"work":"to-pack"}')}`,
  );
});
