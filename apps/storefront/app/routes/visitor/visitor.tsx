import { isShownInSnackbar, buildNoticeCookie, readCartNotice } from '#features/cart/notice/cart-notice.ts';
import { buildCartHeaders, openVisitorCart } from '#features/cart/session/cart-session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { findSession } from '#lib/session/guards.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { VisitorAnswer } from '#lib/session/visitor.tsx';
import type { Route } from './+types/visitor';

/** Returns the visitor's data that a cached page cannot contain: cart, customer and wishlist. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const [{ found: cart, loss }, session] = await Promise.all([openVisitorCart(request, shop), findSession(shop)]);
  const headers = buildCartHeaders({ loss }, shop);
  const notice = readCartNotice(request);
  const shown = notice && !notice.isShown && isShownInSnackbar(notice) ? notice : null;
  // The notice is shown now and once more above the cart, because the next page may not be the cart.
  if (shown) headers.append('Set-Cookie', buildNoticeCookie({ ...shown, isShown: true }, shop));
  const answer: VisitorAnswer = {
    cart,
    count: cart?.count ?? 0,
    user: session && { id: session.id, firstName: session.firstName, userTypeIds: session.userTypeIds },
    wishes: session && (await listWishes(shop.api, session.id)),
    notice: shown && { code: shown.code, ...(shown.merged && { merged: shown.merged }) },
  };
  return Response.json(answer, { headers });
}

/** Loads the wishlist; null on an error, so that the cart is still returned. */
async function listWishes(api: Shop['api'], userId: number) {
  try {
    return await api.wishRefs(userId);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
