import { expect, test } from 'vitest';
import { buildSignOutHeaders } from './build-sign-out-headers.ts';

const sent = {
  session: 'token',
  cart: 'c4rt-1234567890',
  last_order: '1a-t3k9zz-signature',
  tracked_order: 'K7Q2%7CSI-2026-000001',
  payment_session: 'cs_1',
  reset_token: 'x',
  email_token: 'x',
  newsletter_token: 'x',
  unsubscribe_token: 'x',
  affiliate_session: 'x',
  affiliate_code: 'JONAS10',
  utm: 'x',
  wheel: 'x',
  'a cookie that is added later': 'x',
  consent: '1.00.id.1',
  locale_prefer: 'de',
  device: 'd',
};
const request = new Request('http://si.localhost/auth/logout', {
  headers: {
    cookie: Object.entries(sent)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  },
});
const listDeleted = (headers: Headers) => headers.getSetCookie().flatMap((cookie) => /^(.+?)=; Path=\/;.*Max-Age=0/.exec(cookie)?.[1] ?? []);

test('signing out deletes every cookie of the person and keeps those of the browser', () => {
  const kept = ['consent', 'locale_prefer'];
  expect(listDeleted(buildSignOutHeaders(request, { isSecure: false }))).toEqual(Object.keys(sent).filter((name) => !kept.includes(name)));
  expect(listDeleted(buildSignOutHeaders(request, { isSecure: true }, ['device']))).not.toContain('device');
  expect(buildSignOutHeaders(request, { isSecure: false }).get('clear-site-data')).toBe('"storage"');
});

test('a browser without cookies gets none', () => {
  expect(buildSignOutHeaders(new Request('http://si.localhost/'), { isSecure: false }).getSetCookie()).toEqual([]);
});
