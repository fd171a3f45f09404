import { data, redirect } from 'react-router';
import { answerHeaders } from '#features/cart/session/cart-session.ts';
import { readCartChange } from '#features/cart/lines/read-cart-change.ts';
import { buildNoticeCookie, readReturnTo } from '#features/cart/notice/cart-notice.ts';
import { applyCartChange } from '#features/cart/lines/apply-cart-change.ts';
import { isFromPage } from '#lib/forms/typed-text.ts';
import { toAscii } from '#lib/locale/locale.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/cart-lines';

/** Changes the cart. A plain form is redirected to the cart, a script gets the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const change = readCartChange(form);
  const answer = await applyCartChange(request, shop, change);
  const headers = answerHeaders(answer, shop);
  if (!isFromPage(request)) return data(answer, { headers, status: answer.isDone ? 200 : 409 });

  const returnTo = readReturnTo(form);
  if (answer.notice) headers.append('Set-Cookie', buildNoticeCookie({ ...answer.notice, ...(returnTo && { returnTo }) }, shop));
  const isAddition = change === null || change.intent === 'add';
  return redirect(isAddition ? shop.href('/Checkout') : toAscii(returnTo ?? shop.href('/Checkout')), { status: 303, headers });
}

/** The form's address has no page: a visitor who opens it is redirected to the cart. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(getShop(context).href('/Checkout'), 302);
