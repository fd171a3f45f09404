import { forgetCart, forgetSession, writtenCookie } from '#lib/cookies.ts';
import { unshared } from '#lib/guards.ts';

/** What this browser has kept of a person besides session and cart. What he chose about cookies stays: it names nobody. */
const personal = ['last_order', 'tracked_order', 'device', 'cart_notice', 'account_notice', 'wheel'];

/** Empties the browser of somebody who has left: his cookies, and the storage that only it can empty. */
export function leavingHeaders(shop: { isSecure: boolean }): Headers {
  const headers = new Headers({ ...unshared(), 'Clear-Site-Data': '"storage"' });
  const cookies = personal.map((name) => writtenCookie(name, '', { maxAge: 0, isSecure: shop.isSecure }));
  for (const cookie of [forgetSession(shop), forgetCart(shop), ...cookies]) headers.append('Set-Cookie', cookie);
  return headers;
}
