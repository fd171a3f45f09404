import { attempt } from './attempt.ts';
import { findProducts } from './find-products.ts';
import { listCountryNames } from '../profile/country-names.ts';
import type { Portal } from '../portal/get-portal.ts';

/** Loads the form for links and the list of links. */
export async function loadLinks({ shop, affiliateId }: Portal, query: URLSearchParams) {
  const requestedPage = Number(query.get('page') ?? 1);
  const page = Number.isSafeInteger(requestedPage) && requestedPage > 0 && requestedPage < 10_000 ? requestedPage : 1;
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const [links, discounts, countries, products] = await Promise.all([
    attempt(shop.api.portal.links(affiliateId, page)),
    attempt(shop.api.affiliateDiscounts(affiliateId)),
    listCountryNames(shop),
    findProducts(shop, words),
  ]);
  return {
    view: 'links' as const,
    links,
    // A link can be created without a discount.
    discounts: (discounts.answer ?? []).filter(({ status }) => status === 'active' || status === 'scheduled'),
    countries,
    countryId: shop.countryId,
    words,
    products,
    isArchived: query.has('archived'),
    chosenUrl: (query.get('url') ?? '').slice(0, 2000),
  };
}
