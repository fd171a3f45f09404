import { findPublicPath } from '#modules/content';

/** Query parameters of affiliates and campaigns. */
export const campaignParameters = /^(?:ref|adid|src|subid|link|utm_\w+)$/i;
/** Parameters with page numbers of lists. Lists may have another order in another language. */
const places = new Set(['page', 'reviews']);

/**
 * Returns the query for the same page in another language: the campaign parameters and the filters of the list. All other parameters (a secret, a
 * page number) are removed.
 * @param target the requested page with the query of its link
 * @param before the shopper's previous page
 */
export function buildCarriedQuery(target: URL, before: URL | undefined): string {
  const known = findPublicPath(target.pathname)?.page.query ?? [];
  const carried = new URLSearchParams(target.search);
  for (const [name, value] of before?.searchParams ?? []) {
    const isCarried = campaignParameters.test(name) || (known.includes(name) && !places.has(name));
    if (isCarried && !new URLSearchParams(target.search).has(name)) carried.append(name, value);
  }
  return carried.size > 0 ? `?${carried.toString()}` : '';
}
