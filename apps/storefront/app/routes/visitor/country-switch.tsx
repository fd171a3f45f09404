import { redirect } from 'react-router';
import { carryCampaign } from '#features/layout/carry-campaign.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { readCartId } from '#lib/session/cookies.ts';
import { toAscii } from '#lib/locale/locale.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { buildReferralHeaders } from '#lib/session/referral.ts';
import { parseLocalPath } from '#lib/session/return-to.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/country-switch';

/**
 * Redirects to another country's shop, to the path in `?path=`. Pages are cached for all visitors, so their links cannot carry
 * the cart. This route transfers cart and referral to the other host, which the cookies do not reach.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const country = shop.market.countries.find(({ code }) => code.toLowerCase() === params.country.toLowerCase());
  if (!country) notFound();
  const url = new URL(request.url);
  const page = new URL(toAscii(parseLocalPath(url.searchParams.get('path')) ?? '/'), country.url);
  const target = carryCampaign(carryCampaign(page.href, url.search), getReferrerQuery(request, url.host));
  const token = country.code === shop.market.country.code ? null : await makeCartTransfer(request, shop, country.code);
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  return redirect(token === null ? target : buildTransferUrl(target, token), { status: 303, headers });
}

/** Returns the query of the page that linked here, from the referrer, because the link itself cannot have it. */
function getReferrerQuery(request: Request, host: string): string {
  const from = request.headers.get('referer') ?? '';
  const before = URL.canParse(from) ? new URL(from) : null;
  return before?.host === host ? before.search : '';
}

/** Creates the transfer token. An error must not prevent the change of country. */
async function makeCartTransfer(request: Request, { api }: Pick<Shop, 'api'>, toCountry: string): Promise<string | null> {
  const cartId = readCartId(request);
  if (cartId === null && !('affiliate-session' in buildReferralHeaders(request))) return null;
  try {
    return await api.makeCartTransfer(toCountry, cartId);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/** Returns the address on the other host that receives the transfer and redirects to the page. */
function buildTransferUrl(target: string, token: string): string {
  const { origin, pathname, search } = new URL(target);
  return `${origin}/cart/transfer?${new URLSearchParams({ path: pathname + search, handover: token }).toString()}`;
}
