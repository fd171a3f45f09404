import { redirect, redirectDocument } from 'react-router';
import { buildAuthNoticeCookie } from '#features/auth/auth-notice.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { buildSignOutHeaders } from '#lib/session/build-sign-out-headers.ts';
import { cookiesOfBrowser } from '#lib/session/cookies.ts';
import { unshared } from '#lib/session/guards.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/logout';

/** Signs out and deletes the customer's data in this browser, which other people may use. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  if (shop.hasSession) await endSession(shop);
  // Searches, viewed products and measurements are in the browser's storage, which only the browser can clear.
  const headers = buildSignOutHeaders(request, shop, cookiesOfBrowser);
  headers.append('Set-Cookie', buildAuthNoticeCookie('signed-out', shop));
  return redirectDocument(shop.href('/auth/login'), { status: 303, headers });
}

async function endSession({ api }: Pick<Shop, 'api'>): Promise<void> {
  try {
    await api.signOut();
  } catch (error) {
    // An ended session or an unavailable API does not prevent signing out: the cookie is deleted.
    if (!isApiError(error)) throw error;
  }
}

/** A GET does not sign out: a link or an image could cause it. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(getShop(context).href('/'), { status: 302, headers: unshared() });
