import { data, redirect } from 'react-router';
import { answerHeaders } from '#features/cart/answer-headers.ts';
import { cartChangeFrom } from '#features/cart/cart-change.ts';
import { noticeCookieOf, returnToFrom } from '#features/cart/cart-notice.ts';
import { changeCart } from '#features/cart/change-cart.ts';
import { isFromPage } from '#lib/form-request.ts';
import { inAscii } from '#lib/locale.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/cart-lines';

/**
 * Adds to, changes and empties the cart. A page's form is answered with the way to the cart, a script with the cart itself.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const change = cartChangeFrom(form);
  const answer = await changeCart(request, shop, change);
  const headers = answerHeaders(answer, shop);
  if (!isFromPage(request)) return data(answer, { headers, status: answer.isDone ? 200 : 409 });

  const returnTo = returnToFrom(form);
  if (answer.notice) headers.append('Set-Cookie', noticeCookieOf({ ...answer.notice, ...(returnTo && { returnTo }) }, shop));
  const isAddition = change === null || change.intent === 'add';
  return redirect(isAddition ? shop.href('/Checkout') : inAscii(returnTo ?? shop.href('/Checkout')), { status: 303, headers });
}

/** Nothing to see here: who opens the address of the form is looking for the cart. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(shopFrom(context).href('/Checkout'), 302);
