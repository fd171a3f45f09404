import { listFilters, unfiltered, type AskedListing, type ListFilter } from '../asked-listing.ts';

/* Changes of the filters. Each change returns to the first page. */

/** Adds a value to a filter, or removes it. */
export function toggleFilter(asked: AskedListing, filter: ListFilter, value: string): AskedListing {
  const has = asked[filter].includes(value);
  const values = has ? asked[filter].filter((other) => other !== value) : [...asked[filter], value].sort();
  return changeFilter(asked, { [filter]: values });
}

export const changeFilter = (asked: AskedListing, change: Partial<AskedListing>): AskedListing => ({ ...asked, page: 1, ...change });

/** Removes all filters and keeps the order. */
export const clearFilters = (asked: AskedListing): AskedListing => changeFilter(asked, unfiltered);

/** Returns the number of filter values that are set. */
export const countFilters = (asked: AskedListing): number =>
  listFilters.reduce((sum, name) => sum + asked[name].length, 0) +
  [asked.discountRange !== null, asked.priceRange !== null, asked.isInStock].filter(Boolean).length;

/** Returns whether the listing is filtered or sorted, and therefore another view of a page with its own address. */
export const isNarrowed = (asked: AskedListing): boolean => countFilters(asked) > 0 || asked.orderBy !== null;
