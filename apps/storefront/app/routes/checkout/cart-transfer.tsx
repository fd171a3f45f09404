import { redirect } from 'react-router';
import { buildNoticeCookie } from '#features/cart/notice/cart-notice.ts';
import { countMergedLines } from '#features/cart/session/claim-cart.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { buildCartCookie, readCartId, buildRememberedCodeCookie } from '#lib/session/cookies.ts';
import { hasMarketingConsent } from '#lib/session/referral.ts';
import { toAscii } from '#lib/locale/locale.ts';
import { parseLocalPath } from '#lib/session/return-to.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/cart-transfer';

/**
 * Receives a cart transfer from another country's shop. The token is removed from the address at once. An invalid token also
 * leads to the page, with a notice.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const { searchParams } = new URL(request.url);
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  for (const cookie of await acceptCartTransfer(request, shop, searchParams.get('handover') ?? '')) headers.append('Set-Cookie', cookie);
  return redirect(toAscii(parseLocalPath(searchParams.get('path')) ?? '/'), { status: 303, headers });
}

async function acceptCartTransfer(request: Request, shop: Shop, token: string): Promise<string[]> {
  if (token === '') return [];
  if (!/^[\w-]{43}$/.test(token)) return [buildNoticeCookie({ code: 'cart-transfer-void' }, shop)];
  try {
    const { cartId, hasGoods, merged, lastAffiliate } = await shop.api.acceptCartTransfer(token, readCartId(request));
    if (cartId === null) return [buildNoticeCookie({ code: 'cart-transfer-void' }, shop)];
    const notice = hasGoods ? [buildNoticeCookie({ code: 'cart-transferred', merged: countMergedLines(merged) }, shop)] : [];
    const remembered = lastAffiliate && hasMarketingConsent(request) ? [buildRememberedCodeCookie(lastAffiliate, shop)] : [];
    return [buildCartCookie(cartId, shop), ...notice, ...remembered];
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
