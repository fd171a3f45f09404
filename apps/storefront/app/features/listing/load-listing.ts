import { redirect } from 'react-router';
import type { Listing, ListingQuery } from '#lib/paths/listing-query.ts';
import { fieldIssues } from '#lib/api/api-error.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { toApiQuery, listingNames, type ListingSelection } from './asked-listing.ts';
import { buildListingAddress, readListing, buildCanonicalAddress, type ListingPlace } from './listing-address.ts';

interface LoadListing<Answer> {
  request: Request;
  place: ListingPlace;
  /** Returns the address of a path in the language of the page. */
  href: (path: string) => string;
  ask: (query: ListingQuery) => Promise<Answer>;
}

/**
 * Loads the page of a listing. An address that is not canonical or names unknown values is redirected to the canonical one; a
 * page after the last one is a 404.
 */
export async function loadListing<Answer extends Pick<Listing, 'items' | 'meta'>>({
  request,
  place,
  href,
  ask,
}: LoadListing<Answer>): Promise<{ listing: Answer; selection: ListingSelection }> {
  const query = new URL(request.url).searchParams;
  const canonical = buildCanonicalAddress(place, query);
  if (canonical !== null) throw redirect(href(canonical), 302);

  const selection = readListing(place, query);
  try {
    const listing = await ask({ ...(place.usualOrder && { orderBy: place.usualOrder }), ...toApiQuery(selection) });
    if (selection.page > 1 && listing.items.length === 0) notFound(request);
    return { listing, selection };
  } catch (error) {
    const unknown = fieldIssues(error).map(({ field }) => field);
    const knownQuery = new URLSearchParams([...query].filter(([name]) => !unknown.includes(name)));
    const isCorrected = listingNames.some((name) => query.has(name) && !knownQuery.has(name));
    if (isCorrected) throw redirect(href(buildListingAddress(place, readListing(place, knownQuery))), 302);
    throw error;
  }
}
