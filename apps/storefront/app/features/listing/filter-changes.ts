import { listFilters, unfiltered, type AskedListing, type ListFilter } from './asked-listing.ts';

/* What a shopper does to the filters. Each change begins at the first page again. */

/** Takes a value into a filter, or out of it. */
export function toggled(asked: AskedListing, filter: ListFilter, value: string): AskedListing {
  const has = asked[filter].includes(value);
  const values = has ? asked[filter].filter((other) => other !== value) : [...asked[filter], value].sort();
  return changed(asked, { [filter]: values });
}

export const changed = (asked: AskedListing, change: Partial<AskedListing>): AskedListing => ({ ...asked, page: 1, ...change });

/** Without any filter; the order stays. */
export const cleared = (asked: AskedListing): AskedListing => changed(asked, unfiltered);

/** How many things were chosen. */
export const countFilters = (asked: AskedListing): number =>
  listFilters.reduce((sum, name) => sum + asked[name].length, 0) +
  [asked.discountRange !== null, asked.priceRange !== null, asked.isInStock].filter(Boolean).length;

/** Filtered or sorted: another view of a page that stands at an address of its own. */
export const isNarrowed = (asked: AskedListing): boolean => countFilters(asked) > 0 || asked.orderBy !== null;
