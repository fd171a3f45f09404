import { expect, test } from 'vitest';
import { exchangeMailToken, readMailToken } from './mail-token.ts';

const shop = { href: (path: string) => `/en${path}`, isSecure: true };
const path = '/auth/Reset-Password';
const secret = 'kq3Zb-7_'.repeat(5);
const arriving = (query: string): Request => new Request(`https://selvedge.si/en${path}${query}`);
const bringing = (cookie: string | null): Request =>
  new Request(`https://selvedge.si/en${path}`, { headers: { cookie: cookie?.split(';')[0] ?? '' } });

test('the secret of a link moves from the address into an HttpOnly cookie', () => {
  const response = exchangeMailToken(arriving(`?token=${secret}&utm_source=mail`), 'reset', path, shop);
  expect(response?.status).toBe(303);
  expect(response?.headers.get('location')).toBe('/en/auth/Reset-Password');
  expect(response?.headers.get('cache-control')).toBe('private, no-store');
  const cookie = response?.headers.get('set-cookie') ?? null;
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=3600; Secure$/);
  expect(readMailToken(bringing(cookie), 'reset')).toBe(secret);
  expect(readMailToken(bringing(cookie), 'confirm-email')).toBeNull();
});

test('without a secret the page is shown unchanged', () => {
  expect(exchangeMailToken(arriving(''), 'reset', path, shop)).toBeNull();
});

test('an invalid secret is removed from the address too and replaces an older one', () => {
  for (const wrong of ['', '%3Cscript%3E', 'short', 'x'.repeat(201)]) {
    const response = exchangeMailToken(arriving(`?token=${wrong}`), 'reset', path, shop);
    expect(response?.headers.get('location')).toBe('/en/auth/Reset-Password');
    expect(response?.headers.get('set-cookie')).toMatch(/^reset_token=no-token-of-a-mail; /);
  }
  expect(readMailToken(bringing('reset_token=%3Cscript%3E'), 'reset')).toBeNull();
});
