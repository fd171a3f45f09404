import { redirect } from 'react-router';
import { carryCampaign } from '#features/layout/carry-campaign.ts';
import { isApiError } from '#lib/api-error.ts';
import { readCartId } from '#lib/cookies.ts';
import { inAscii } from '#lib/locale.ts';
import { notFound } from '#lib/or-not-found.ts';
import { referralHeadersOf } from '#lib/referral.ts';
import { ownPathOf } from '#lib/return-to.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/other-country';

/**
 * The way to another country's shop: `?path=` there. A page is the same for everybody, so that its links can't be the shopper's
 * own; here his cart, and who sent him, are handed over to the other host, which his cookies do not reach.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const country = shop.market.countries.find(({ code }) => code.toLowerCase() === params.country.toLowerCase());
  if (!country) notFound();
  const asked = new URL(request.url);
  const page = new URL(inAscii(ownPathOf(asked.searchParams.get('path')) ?? '/'), country.url);
  const target = carryCampaign(carryCampaign(page.href, asked.search), searchBefore(request, asked.host));
  const token = country.code === shop.market.country.code ? null : await handOver(request, shop, country.code);
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  return redirect(token === null ? target : arrival(target, token), { status: 303, headers });
}

/** What a page's own address says, where the browser tells from which page it comes: the link on it can't. */
function searchBefore(request: Request, host: string): string {
  const from = request.headers.get('referer') ?? '';
  const before = URL.canParse(from) ? new URL(from) : null;
  return before?.host === host ? before.search : '';
}

/** Nobody is kept from the other shop by what could not be handed over. */
async function handOver(request: Request, { api }: Pick<Shop, 'api'>, toCountry: string): Promise<string | null> {
  const cartId = readCartId(request);
  if (cartId === null && !('affiliate-session' in referralHeadersOf(request))) return null;
  try {
    return await api.makeHandOver(toCountry, cartId);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/** Where the other host takes it up, and goes on to the page. */
function arrival(target: string, token: string): string {
  const { origin, pathname, search } = new URL(target);
  return `${origin}/cart/hand-over?${new URLSearchParams({ path: pathname + search, handover: token }).toString()}`;
}
