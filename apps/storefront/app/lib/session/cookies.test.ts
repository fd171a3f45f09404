import { expect, test } from 'vitest';
import {
  buildCartCookie,
  buildLastOrderCookie,
  buildSessionCookie,
  deleteCartCookie,
  deleteSessionCookie,
  readCartId,
  readLastOrder,
  readSessionToken,
} from './cookies.ts';

const createRequest = (cookie: string) => new Request('http://si.localhost/', { headers: { cookie } });
const sentBack = (setCookie: string) => createRequest(`theme=x; ${setCookie.split(';')[0] ?? ''}`);

test('the cart cookie is HttpOnly', () => {
  const cookie = buildCartCookie('c4rt-1234567890', { isSecure: true });
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; .*Secure/);
  expect(readCartId(sentBack(cookie))).toBe('c4rt-1234567890');
});

test('a broken cookie gives no cart', () => {
  for (const value of ['%E0%A4%A', '<script>', 'x', '../../etc']) expect(readCartId(createRequest(`cart=${value}`))).toBeNull();
  expect(readCartId(sentBack(deleteCartCookie({ isSecure: false })))).toBeNull();
});

test('the last order is restored from its cookie', () => {
  const order = { link: `1a-t3k9zz-${'x'.repeat(43)}` };
  expect(readLastOrder(sentBack(buildLastOrderCookie(order, { isSecure: false })))).toEqual(order);
  expect(readLastOrder(createRequest('last_order=K7Q2-M9XD%7Cana%40example.si'))).toBeNull();
});

test('with https the session is only in a cookie that no other host of the domain can set', () => {
  const token = 't3k9zz'.repeat(6);
  const secure = buildSessionCookie(token, { isSecure: true });
  expect(secure).toMatch(/^__Host-session=t3k9zz\w+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/);
  expect(deleteSessionCookie({ isSecure: true })).toMatch(/^__Host-session=; Path=\/; .*Max-Age=0; Secure$/);
  const send = (url: string, cookie: string) => readSessionToken(new Request(url, { headers: { cookie } }));
  expect(send('https://selvedge.si/', secure.split(';')[0] ?? '')).toBe(token);
  expect(send('https://selvedge.si/', `session=${token}`)).toBeNull();
  expect(send('http://si.localhost:3000/', `session=${token}`)).toBe(token);
  expect(buildSessionCookie(token, { isSecure: false })).toMatch(/^session=/);
});
