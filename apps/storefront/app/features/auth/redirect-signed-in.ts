import type { SignedInAnswer } from '@selvedge/server/contract';
import { redirectDocument } from 'react-router';
import { buildDeviceCookie, buildSessionCookie } from '#lib/session/cookies.ts';
import { returnAddress } from '#lib/session/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';

type SignInTarget = Pick<Shop, 'href' | 'isSecure'>;

/** Returns the address to open after signing in. */
export const getNextPath = (shop: Pick<Shop, 'href'>, returnTo: string | null): string =>
  returnTo ? returnAddress(shop, returnTo) : shop.href('/user');

/** Returns the headers that store a session in the browser. @param more other cookies to set */
export function buildSessionHeaders(
  { token, device }: Pick<SignedInAnswer, 'token' | 'device'>,
  shop: Pick<Shop, 'isSecure'>,
  more: readonly string[],
): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of [buildSessionCookie(token, shop), buildDeviceCookie(device, shop), ...more]) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Signs the browser in with a full page load, so that no data of the previous guest stays in memory. */
export const redirectSignedIn = (
  signedIn: SignedInAnswer,
  shop: SignInTarget,
  { returnTo, cookies }: { returnTo: string | null; cookies: readonly string[] },
): Response => redirectDocument(getNextPath(shop, returnTo), { status: 303, headers: buildSessionHeaders(signedIn, shop, cookies) });
