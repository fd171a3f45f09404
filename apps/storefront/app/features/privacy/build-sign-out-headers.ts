import { forgetCart, forgetSession, formatCookie } from '#lib/session/cookies.ts';
import { unshared } from '#lib/session/guards.ts';

/** Cookies with personal data besides session and cart. The consent cookie stays, because it does not identify the visitor. */
const personalCookies = ['last_order', 'tracked_order', 'device', 'cart_notice', 'account_notice', 'wheel'];

/** Returns headers that delete a person's cookies and the browser's storage. */
export function buildSignOutHeaders(shop: { isSecure: boolean }): Headers {
  const headers = new Headers({ ...unshared(), 'Clear-Site-Data': '"storage"' });
  const cookies = personalCookies.map((name) => formatCookie(name, '', { maxAge: 0, isSecure: shop.isSecure }));
  for (const cookie of [forgetSession(shop), forgetCart(shop), ...cookies]) headers.append('Set-Cookie', cookie);
  return headers;
}
