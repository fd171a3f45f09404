import { redirect } from 'react-router';
import { noticeCookieOf, type CartNotice } from '#features/cart/cart-notice.ts';
import { isApiError } from '#lib/api-error.ts';
import { cartCookieOf, readCartId } from '#lib/cookies.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/cart-back';

/**
 * Where the links of a cart reminder lead: `?token=` back into the cart, `?stop=` to no more reminders. The secret leaves
 * the address at once; what has come of it is told above the cart.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
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

/** One click in the mail program itself, which posts to the address below the mail (RFC 8058): no page, and no redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await shopFrom(context).api.stopReminders(new URL(request.url).searchParams.get('stop') ?? 'none');
  } catch (error) {
    if (!isApiError(error, 'LinkExpired', 'InvalidInput')) throw error;
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
}

function toCart(shop: Shop, code: CartNotice['code'], cartId?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  headers.append('Set-Cookie', noticeCookieOf({ code }, shop));
  if (cartId) headers.append('Set-Cookie', cartCookieOf(cartId, shop));
  return redirect(shop.href('/Checkout'), { status: 303, headers });
}
