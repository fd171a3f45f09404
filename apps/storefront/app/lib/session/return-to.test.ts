import { expect, test } from 'vitest';
import { returnAddress, parseReturnTo, addReturnTo } from './return-to.ts';

test.each([
  '/user',
  '/user/orders/SI-2026-000001?tab=items',
  '/Checkout?step=payment',
  '/de/category/damen?color=red,blue#top',
  '/category/পুরুষ',
  '/product/shirt?next=https://example.org/',
  '/authors',
])('%s is a page of this shop', (path) => {
  expect(parseReturnTo(path)).toBe(path);
});

test.each([
  ['nothing', null],
  ['no text', 7],
  ['an empty one', ''],
  ['another site', 'https://evil.example/'],
  ['another site without its scheme', '//evil.example/'],
  ['three slashes', '///evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a backslash further on', '/user\\..\\evil'],
  ['an escaped backslash', '/%5Cevil.example'],
  ['an escaped slash', '/%2Fevil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line end that would begin another header', '/user\r\nSet-Cookie: session=x'],
  ['a line end that browsers drop', '/\n/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a scheme in other letters', 'HTTPS:/evil.example'],
  ['a word without a slash', 'user'],
  ['a host by a user’s name', '@evil.example'],
  ['two slashes behind dots', '/..//evil.example'],
  ['two slashes behind a language', '/en//evil.example'],
  ['two slashes behind a page', '/user//evil.example'],
  ['what cannot be decoded', '/%zz'],
  ['the sign-in itself', '/auth/Login'],
  ['the sign-in in another case and language', '/de/AUTH/login?returnTo=/user'],
  ['the sign-in in other letters', '/%61uth/Login'],
  ['signing out', '/auth/logout'],
  ['a page’s bare data', '/user.data'],
  ['the API', '/api/user/1'],
  ['the mailbox of this machine', '/dev/mail'],
  ['an endless one', `/${'a'.repeat(1000)}`],
])('%s is rejected', (_, path) => {
  expect(parseReturnTo(path)).toBeNull();
});

test('the visitor continues in their language', () => {
  const shop = { href: (path: string) => `/en${path}` };
  expect(returnAddress(shop, '/user')).toBe('/en/user');
  expect(returnAddress(shop, '/de/category/damen')).toBe('/de/category/damen');
  expect(returnAddress(shop, '/bn/category/ক')).toBe('/bn/category/%E0%A6%95');
});

test('the return address is passed on between the sign-in pages', () => {
  expect(addReturnTo('/auth/Register', '/Checkout?step=payment')).toBe('/auth/Register?returnTo=%2FCheckout%3Fstep%3Dpayment');
  expect(addReturnTo('/auth/Register', null)).toBe('/auth/Register');
});
