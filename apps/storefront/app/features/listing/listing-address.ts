import type { ListingOrder } from '#lib/paths/listing-query.ts';
import { toApiQuery, readListingQuery, listingNames, priceFields, type ListingSelection, type ListFilter } from './asked-listing.ts';

/** The page of a listing. */
export interface ListingPlace {
  /** The page's path, without language. */
  path: string;
  /** Parameters of the address other than the filters, placed first, such as the search term. */
  kept?: Readonly<Record<string, string>>;
  /** The default order; null if it has no name, such as the best match first. */
  usualOrder: ListingOrder | null;
  /** The filter that the page itself sets, such as the brand on a brand page. It is not offered there. */
  own?: ListFilter;
}

/** Reads the parameters of the listing on this page from a query. */
export const readListing = ({ usualOrder, own }: ListingPlace, query: URLSearchParams): ListingSelection => ({
  ...readListingQuery(query, usualOrder),
  ...(own && { [own]: [] }),
});

/** Returns the address of a listing. Defaults are left out, so that each listing has one address. */
export function buildListingAddress(place: Pick<ListingPlace, 'path' | 'kept'>, selection: ListingSelection): string {
  const pairs = [...Object.entries(place.kept ?? {}), ...listQueryPairs(selection)];
  return place.path + (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${makeReadable(value)}`).join('&')}` : '');
}

function listQueryPairs(selection: ListingSelection): [string, string][] {
  const query = { ...toApiQuery(selection), page: selection.page > 1 ? selection.page : undefined };
  return listingNames.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])] as [string, string]]));
}

/** Commas, colons and slashes need no encoding in a query, and addresses must be readable. */
const makeReadable = (value: string): string => encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%2F/g, '/');

/**
 * Returns the canonical address of a query; null if the query is canonical already. Unknown parameters, such as those of a
 * campaign, stay at the end and are not compared.
 */
export function buildCanonicalAddress(place: ListingPlace, query: URLSearchParams): string | null {
  const kept = Object.keys(place.kept ?? {});
  const names = new Set<string>([...kept, ...listingNames, ...Object.values(priceFields)]);
  const selection = readListing(place, query);
  const wanted: [string, string][] = [...Object.entries(place.kept ?? {}), ...listQueryPairs(selection)];
  const given = [...query].filter(([name]) => names.has(name));
  if (JSON.stringify(given) === JSON.stringify(wanted)) return null;
  const others = new URLSearchParams([...query].filter(([name]) => !names.has(name))).toString();
  const address = buildListingAddress(place, selection);
  return others === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${others}`;
}
