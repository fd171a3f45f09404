import { redirect } from 'react-router';
import type { Listing, ListingQuery } from '#lib/listing-query.ts';
import { fieldIssues } from '#lib/api-error.ts';
import { notFound } from '#lib/or-not-found.ts';
import { apiQueryOf, listingNames, type AskedListing } from './asked-listing.ts';
import { addressOf, askedAt, canonicalAddress, type ListingPlace } from './listing-address.ts';

interface LoadListing<Answer> {
  request: Request;
  place: ListingPlace;
  /** A path's address in the language of the page. */
  href: (path: string) => string;
  ask: (query: ListingQuery) => Promise<Answer>;
}

/**
 * The page of a listing that an address asks for. An address that says it in another way, or names what the shop does not
 * know, is sent to the one that says it well; a page beyond the end is not there.
 */
export async function loadListing<Answer extends Pick<Listing, 'items' | 'meta'>>({
  request,
  place,
  href,
  ask,
}: LoadListing<Answer>): Promise<{ listing: Answer; asked: AskedListing }> {
  const query = new URL(request.url).searchParams;
  const canonical = canonicalAddress(place, query);
  if (canonical !== null) throw redirect(href(canonical), 302);

  const asked = askedAt(place, query);
  try {
    const listing = await ask(apiQueryOf(asked));
    if (asked.page > 1 && listing.items.length === 0) notFound();
    return { listing, asked };
  } catch (error) {
    const unknown = fieldIssues(error).map(({ field }) => field);
    const good = new URLSearchParams([...query].filter(([name]) => !unknown.includes(name)));
    const isMended = listingNames.some((name) => query.has(name) && !good.has(name));
    if (isMended) throw redirect(href(addressOf(place, askedAt(place, good))), 302);
    throw error;
  }
}
