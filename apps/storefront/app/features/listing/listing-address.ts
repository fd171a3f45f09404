import type { ListingOrder } from '#lib/listing-query.ts';
import { apiQueryOf, askedListing, listingNames, priceFields, type AskedListing, type ListFilter } from './asked-listing.ts';

/** Where a listing stands. */
export interface ListingPlace {
  /** Its own path, without language. */
  path: string;
  /** What its address says besides, ahead of the filters: a search its words. */
  kept?: Readonly<Record<string, string>>;
  /** The order it has without being asked; null: one that has no name, such as the best match first. */
  usualOrder: ListingOrder | null;
  /** The filter that the place itself stands for, such as a brand's page: it cannot be filtered by that again. */
  own?: ListFilter;
}

/** What a query asks of the listing that stands there. */
export const askedAt = ({ usualOrder, own }: ListingPlace, query: URLSearchParams): AskedListing => ({
  ...askedListing(query, usualOrder),
  ...(own && { [own]: [] }),
});

/** A listing's address; what is usual anyway is left out, so that one wish has one address. */
export function addressOf(place: Pick<ListingPlace, 'path' | 'kept'>, asked: AskedListing): string {
  const pairs = [...Object.entries(place.kept ?? {}), ...pairsOf(asked)];
  return place.path + (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${readable(value)}`).join('&')}` : '');
}

function pairsOf(asked: AskedListing): [string, string][] {
  const query = { ...apiQueryOf(asked), page: asked.page > 1 ? asked.page : undefined };
  return listingNames.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])] as [string, string]]));
}

/** Commas, colons and slashes mean nothing else in a query, and people read addresses. */
const readable = (value: string): string => encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%2F/g, '/');

/**
 * The address that a query should have been asked by; null where it is that already. Parameters of others, such as a
 * campaign's, stay behind it and change nothing.
 */
export function canonicalAddress(place: ListingPlace, query: URLSearchParams): string | null {
  const kept = Object.keys(place.kept ?? {});
  const names = new Set<string>([...kept, ...listingNames, ...Object.values(priceFields)]);
  const asked = askedAt(place, query);
  const wanted: [string, string][] = [...Object.entries(place.kept ?? {}), ...pairsOf(asked)];
  const given = [...query].filter(([name]) => names.has(name));
  if (JSON.stringify(given) === JSON.stringify(wanted)) return null;
  const others = new URLSearchParams([...query].filter(([name]) => !names.has(name))).toString();
  const address = addressOf(place, asked);
  return others === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${others}`;
}
