import { expect, test } from 'vitest';
import { isBrowsingCall } from './browsing-calls.ts';

test.each([
  ['/api/products/linen-shirt?countryId=3', {}, true],
  ['/api/content/home?countryId=3', {}, true],
  ['/api/content/home?countryId=3&preview=token', {}, false],
  ['/api/products/linen-shirt?countryId=3', { authorization: 'Bearer x' }, false],
  ['/api/products/linen-shirt?countryId=3', { cookie: 'session=x' }, false],
  ['/api/carts/5', {}, false],
  ['/api/checkout/5', {}, false],
  ['/api/user/5/orders', {}, false],
  ['/api/wishlist', {}, false],
  ['/api/admin/products', {}, false],
  ['/api/orders/track', {}, false],
])('%s with %j: whether it is a browsing call is %s', (path, headers, expected) => {
  expect(isBrowsingCall(new Request(`http://localhost${path}`, { headers }))).toBe(expected);
});

test('a call that is not a GET is never a browsing call', () => {
  expect(isBrowsingCall(new Request('http://localhost/api/sellers/applications', { method: 'POST' }))).toBe(false);
});
