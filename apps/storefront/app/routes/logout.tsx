import { redirect, redirectDocument } from 'react-router';
import { authNoticeCookie } from '#features/auth/auth-notice.ts';
import { isApiError } from '#lib/api-error.ts';
import { forgetCart, forgetSession } from '#lib/cookies.ts';
import { unshared } from '#lib/guards.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/logout';

/** Signs out. What this browser has kept of the person goes too: the next one at it is somebody else. */
export async function action({ context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  if (shop.hasSession) await endSession(shop);
  const headers = new Headers(unshared());
  // Searches, viewed products and measures are in the browser's own storage, which only it can empty.
  headers.set('Clear-Site-Data', '"storage"');
  for (const cookie of [forgetSession(shop), forgetCart(shop), authNoticeCookie('signed-out', shop)]) headers.append('Set-Cookie', cookie);
  return redirectDocument(shop.href('/auth/login'), { status: 303, headers });
}

async function endSession({ api }: Pick<Shop, 'api'>): Promise<void> {
  try {
    await api.signOut();
  } catch (error) {
    // A session that has ended, or an API that is away, keeps nobody from leaving: the cookie goes.
    if (!isApiError(error)) throw error;
  }
}

/** Nobody is signed out by a link, or by a picture of that address. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(shopFrom(context).href('/'), { status: 302, headers: unshared() });
