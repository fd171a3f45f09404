import { expect, test } from 'vitest';
import { cartCookieOf, forgetCart, lastOrderCookieOf, readCartId, readLastOrder } from './cookies.ts';

const requestWith = (cookie: string) => new Request('http://si.localhost/', { headers: { cookie } });
const sentBack = (setCookie: string) => requestWith(`theme=x; ${setCookie.split(';')[0] ?? ''}`);

test('a cart is remembered where no script can read it', () => {
  const cookie = cartCookieOf('c4rt-1234567890', { isSecure: true });
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; .*Secure/);
  expect(readCartId(sentBack(cookie))).toBe('c4rt-1234567890');
});

test('a broken cookie is no cart', () => {
  for (const value of ['%E0%A4%A', '<script>', 'x', '../../etc']) expect(readCartId(requestWith(`cart=${value}`))).toBeNull();
  expect(readCartId(sentBack(forgetCart({ isSecure: false })))).toBeNull();
});

test('the last order comes back as it was placed', () => {
  const order = { orderNumber: 'K7Q2-M9XD', email: 'ana+shop@example.si' };
  expect(readLastOrder(sentBack(lastOrderCookieOf(order, { isSecure: false })))).toEqual(order);
  expect(readLastOrder(requestWith('last_order=half'))).toBeNull();
});
