import { redirect } from 'react-router';
import { noticeCookieOf } from '#features/cart/cart-notice.ts';
import { countsOf } from '#features/cart/claim-cart.ts';
import { isApiError } from '#lib/api-error.ts';
import { cartCookieOf, readCartId } from '#lib/cookies.ts';
import { mayBeKnown } from '#lib/referral.ts';
import { inAscii } from '#lib/locale.ts';
import { ownPathOf } from '#lib/return-to.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import { rememberedCode } from '#lib/tracking-cookies.ts';
import type { Route } from './+types/hand-over';

/**
 * Where a browser arrives from another country's shop: what was handed over is taken up, and the token leaves the address at
 * once. One that no longer holds leads to the page all the same, where that is told.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const { searchParams } = new URL(request.url);
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  for (const cookie of await takeUp(request, shop, searchParams.get('handover') ?? '')) headers.append('Set-Cookie', cookie);
  return redirect(inAscii(ownPathOf(searchParams.get('path')) ?? '/'), { status: 303, headers });
}

async function takeUp(request: Request, shop: Shop, token: string): Promise<string[]> {
  if (token === '') return [];
  if (!/^[\w-]{43}$/.test(token)) return [noticeCookieOf({ code: 'hand-over-void' }, shop)];
  try {
    const { cartId, hasGoods, merged, lastAffiliate } = await shop.api.takeHandOver(token, readCartId(request));
    if (cartId === null) return [noticeCookieOf({ code: 'hand-over-void' }, shop)];
    const notice = hasGoods ? [noticeCookieOf({ code: 'cart-handed-over', merged: countsOf(merged) }, shop)] : [];
    const remembered = lastAffiliate && mayBeKnown(request) ? [rememberedCode(lastAffiliate, shop)] : [];
    return [cartCookieOf(cartId, shop), ...notice, ...remembered];
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
