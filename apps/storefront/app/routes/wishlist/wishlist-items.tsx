import { data, redirect } from 'react-router';
import { answerHeaders } from '#features/cart/session/cart-session.ts';
import { buildNoticeCookie } from '#features/cart/notice/cart-notice.ts';
import { applyCartChange } from '#features/cart/lines/apply-cart-change.ts';
import { applyWishChange } from '#features/wishlist/apply-wish-change.ts';
import type { MoveAnswer } from '#features/wishlist/entries/use-moved.ts';
import { readWishChange, type WishChange } from '#features/wishlist/read-wish-change.ts';
import { isFromPage } from '#lib/forms/typed-text.ts';
import { findSession, unshared } from '#lib/session/guards.ts';
import { toAscii } from '#lib/locale/locale.ts';
import { returnAddress, parseReturnTo, addReturnTo } from '#lib/session/return-to.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/wishlist-items';

/** Changes a wishlist. A plain form is redirected back, a script gets the new list. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const change = readWishChange(form);
  if (change?.intent === 'move') return move(request, shop, change);

  const answer = await applyWishChange(shop.api, await findSession(shop), change);
  if (!isFromPage(request)) return data(answer, { headers: unshared(), status: answer.isDone ? 200 : 409 });
  const returnTo = parseReturnTo(form.get('returnTo')) ?? '/Wishlists';
  const isSignedOut = answer.code === 'Unauthorized';
  const address = isSignedOut ? shop.href(addReturnTo('/auth/Login', returnTo)) : returnAddress(shop, returnTo);
  return redirect(toAscii(address), { status: 303, headers: unshared() });
}

/** Adds a saved product to the cart and, if that succeeds, removes it from the list. */
async function move(request: Request, shop: Shop, { productId, choice, wishlistId }: Extract<WishChange, { intent: 'move' }>) {
  const answer = await applyCartChange(request, shop, choice && { intent: 'add', productId, quantity: 1, ...choice });
  const taken = answer.isDone && wishlistId !== null ? await removeWish(shop, wishlistId) : null;
  const headers = answerHeaders(answer, shop);
  const moved: MoveAnswer = { ...answer, moved: answer.isDone ? productId : null, wishes: taken?.wishes ?? null };
  if (!isFromPage(request)) return data(moved, { headers, status: answer.isDone ? 200 : 409 });
  if (answer.notice) headers.append('Set-Cookie', buildNoticeCookie({ ...answer.notice, returnTo: shop.href('/Wishlists') }, shop));
  return redirect(shop.href('/Checkout'), { status: 303, headers });
}

/** Removes an entry; null on an error, because the product is in the cart already. */
async function removeWish(shop: Shop, wishlistId: number) {
  try {
    return await applyWishChange(shop.api, await findSession(shop), { intent: 'remove', wishlistId });
  } catch {
    return null;
  }
}

/** The form's address has no page: a visitor who opens it is redirected to the list. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(getShop(context).href('/Wishlists'), 302);
