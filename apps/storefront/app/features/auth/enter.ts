import type { SignedInAnswer } from '@selvedge/server/contract';
import { redirectDocument } from 'react-router';
import { deviceCookieOf, sessionCookieOf } from '#lib/cookies.ts';
import { returnAddress } from '#lib/return-to.ts';
import type { Shop } from '#lib/shop-context.ts';

type Entered = Pick<Shop, 'href' | 'isSecure'>;

/** Where somebody goes once he is signed in. */
export const wayOn = (shop: Pick<Shop, 'href'>, returnTo: string | null): string => (returnTo ? returnAddress(shop, returnTo) : shop.href('/user'));

/** What the browser keeps of a sign-in. @param more other cookies to be set with it */
export function entryHeaders(
  { token, device }: Pick<SignedInAnswer, 'token' | 'device'>,
  shop: Pick<Shop, 'isSecure'>,
  more: readonly string[],
): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of [sessionCookieOf(token, shop), deviceCookieOf(device, shop), ...more]) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Lets somebody in: by a load of the whole page, so that nothing of the guest before stays in the browser's memory. */
export const enter = (
  signedIn: SignedInAnswer,
  shop: Entered,
  { returnTo, cookies }: { returnTo: string | null; cookies: readonly string[] },
): Response => redirectDocument(wayOn(shop, returnTo), { status: 303, headers: entryHeaders(signedIn, shop, cookies) });
