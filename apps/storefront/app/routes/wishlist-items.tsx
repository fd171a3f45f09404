import { data, redirect } from 'react-router';
import { answerHeaders } from '#features/cart/answer-headers.ts';
import { noticeCookieOf } from '#features/cart/cart-notice.ts';
import { changeCart } from '#features/cart/change-cart.ts';
import { changeWishes } from '#features/wishlist/change-wishes.ts';
import type { MoveAnswer } from '#features/wishlist/move-answer.ts';
import { wishChangeFrom, type WishChange } from '#features/wishlist/wish-change.ts';
import { isFromPage } from '#lib/form-request.ts';
import { sessionOf, unshared } from '#lib/guards.ts';
import { inAscii } from '#lib/locale.ts';
import { returnAddress, returnToOf, withReturnTo } from '#lib/return-to.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/wishlist-items';

/** Adds to and takes off a wishlist. A page's form is answered with the way back, a script with what is on the list now. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const change = wishChangeFrom(form);
  if (change?.intent === 'move') return move(request, shop, change);

  const answer = await changeWishes(shop.api, await sessionOf(shop), change);
  if (!isFromPage(request)) return data(answer, { headers: unshared(), status: answer.isDone ? 200 : 409 });
  const returnTo = returnToOf(form.get('returnTo')) ?? '/Wishlists';
  const isSignedOut = answer.code === 'Unauthorized';
  const address = isSignedOut ? shop.href(withReturnTo('/auth/Login', returnTo)) : returnAddress(shop, returnTo);
  return redirect(inAscii(address), { status: 303, headers: unshared() });
}

/** Puts a saved product into the cart; only what lies there is taken off the list. */
async function move(request: Request, shop: Shop, { productId, choice, wishlistId }: Extract<WishChange, { intent: 'move' }>) {
  const answer = await changeCart(request, shop, choice && { intent: 'add', productId, quantity: 1, ...choice });
  const taken = answer.isDone && wishlistId !== null ? await takenOff(shop, wishlistId) : null;
  const headers = answerHeaders(answer, shop);
  const moved: MoveAnswer = { ...answer, moved: answer.isDone ? productId : null, wishes: taken?.wishes ?? null };
  if (!isFromPage(request)) return data(moved, { headers, status: answer.isDone ? 200 : 409 });
  if (answer.notice) headers.append('Set-Cookie', noticeCookieOf({ ...answer.notice, returnTo: shop.href('/Wishlists') }, shop));
  return redirect(shop.href('/Checkout'), { status: 303, headers });
}

/** What lies in the cart lies there, even if it cannot be taken off the list just now. */
async function takenOff(shop: Shop, wishlistId: number) {
  try {
    return await changeWishes(shop.api, await sessionOf(shop), { intent: 'remove', wishlistId });
  } catch {
    return null;
  }
}

/** Nothing to see here: who opens the address of the form is looking for the list. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(shopFrom(context).href('/Wishlists'), 302);
