import { publicPathOf } from '#modules/content';

/** What an affiliate or a campaign has put into an address. */
const campaign = /^(?:ref|adid|src|subid|link|utm_\w+)$/i;
/** Counts what a list has, which another language may order otherwise. */
const places = new Set(['page', 'reviews']);

/**
 * The query that goes along to the same page in another language: who sent the shopper, and what he has narrowed the list to.
 * Whatever else stands in an address (a secret, a page's number) stays behind.
 * @param target the page that is asked for, with what its link says
 * @param before the page that the shopper comes from
 */
export function carriedQuery(target: URL, before: URL | undefined): string {
  const known = publicPathOf(target.pathname)?.page.query ?? [];
  const carried = new URLSearchParams(target.search);
  for (const [name, value] of before?.searchParams ?? []) {
    const isCarried = campaign.test(name) || (known.includes(name) && !places.has(name));
    if (isCarried && !new URLSearchParams(target.search).has(name)) carried.append(name, value);
  }
  return carried.size > 0 ? `?${carried.toString()}` : '';
}
