import { redirect } from 'react-router';
import { buildNoticeCookie, type CartNotice } from '#features/cart/notice/cart-notice.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { buildCartCookie, readCartId } from '#lib/session/cookies.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/cart-back';

/**
 * Handles the links of a cart reminder: `?token=` restores the cart, `?stop=` stops the reminders. The token is removed from the
 * address at once, and the result is shown above the cart.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const { searchParams } = new URL(request.url);
  const [token, stop] = [searchParams.get('token'), searchParams.get('stop')];
  try {
    if (stop) {
      await shop.api.stopReminders(stop);
      return toCart(shop, 'reminders-stopped');
    }
    return toCart(shop, 'cart-back', await shop.api.openReminder(token ?? 'none', readCartId(request)));
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'InvalidInput')) return toCart(shop, 'LinkExpired');
    throw error;
  }
}

/** Handles one-click unsubscribe (RFC 8058): the email client posts to the address in the email's header, without a page or redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await getShop(context).api.stopReminders(new URL(request.url).searchParams.get('stop') ?? 'none');
  } catch (error) {
    if (!isApiError(error, 'LinkExpired', 'InvalidInput')) throw error;
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
}

function toCart(shop: Shop, code: CartNotice['code'], cartId?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  headers.append('Set-Cookie', buildNoticeCookie({ code }, shop));
  if (cartId) headers.append('Set-Cookie', buildCartCookie(cartId, shop));
  return redirect(shop.href('/Checkout'), { status: 303, headers });
}
