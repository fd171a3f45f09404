import { expect, test } from 'vitest';
import { buildCartCookie, forgetCart, buildLastOrderCookie, readCartId, readLastOrder } from './cookies.ts';

const createRequest = (cookie: string) => new Request('http://si.localhost/', { headers: { cookie } });
const sentBack = (setCookie: string) => createRequest(`theme=x; ${setCookie.split(';')[0] ?? ''}`);

test('the cart cookie is HttpOnly', () => {
  const cookie = buildCartCookie('c4rt-1234567890', { isSecure: true });
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; .*Secure/);
  expect(readCartId(sentBack(cookie))).toBe('c4rt-1234567890');
});

test('a broken cookie gives no cart', () => {
  for (const value of ['%E0%A4%A', '<script>', 'x', '../../etc']) expect(readCartId(createRequest(`cart=${value}`))).toBeNull();
  expect(readCartId(sentBack(forgetCart({ isSecure: false })))).toBeNull();
});

test('the last order is restored from its cookie', () => {
  const order = { link: `1a-t3k9zz-${'x'.repeat(43)}` };
  expect(readLastOrder(sentBack(buildLastOrderCookie(order, { isSecure: false })))).toEqual(order);
  expect(readLastOrder(createRequest('last_order=K7Q2-M9XD%7Cana%40example.si'))).toBeNull();
});
