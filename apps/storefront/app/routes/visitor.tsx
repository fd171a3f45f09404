import { isToldInPassing, noticeCookieOf, noticeOf } from '#features/cart/cart-notice.ts';
import { cartHeaders, openOwnCart } from '#features/cart/cart-session.ts';
import { isApiError } from '#lib/api-error.ts';
import { sessionOf } from '#lib/guards.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { VisitorAnswer } from '#lib/visitor.tsx';
import type { Route } from './+types/visitor';

/** What a page, which is the same for everyone, cannot say of its visitor: his cart, who he is, and his hearts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const [{ found: cart, loss }, session] = await Promise.all([openOwnCart(request, shop), sessionOf(shop)]);
  const headers = cartHeaders({ loss }, shop);
  const notice = noticeOf(request);
  const told = notice && !notice.isTold && isToldInPassing(notice) ? notice : null;
  // Said in passing now, and once more above the cart: who signs in, or changes the country, is on his way to something else.
  if (told) headers.append('Set-Cookie', noticeCookieOf({ ...told, isTold: true }, shop));
  const answer: VisitorAnswer = {
    cart,
    count: cart?.count ?? 0,
    user: session && { id: session.id, firstName: session.firstName, userTypeIds: session.userTypeIds },
    wishes: session && (await wishesOf(shop.api, session.id)),
    told: told && { code: told.code, ...(told.merged && { merged: told.merged }) },
  };
  return Response.json(answer, { headers });
}

/** Hearts that cannot be had empty nobody's cart. */
async function wishesOf(api: Shop['api'], userId: number) {
  try {
    return await api.wishRefs(userId);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
