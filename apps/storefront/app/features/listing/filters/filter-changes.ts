import { listFilters, pageTakes, unfiltered, type ListingSelection, type ListFilter } from '../asked-listing.ts';

/* Changes of the filters. Each change returns to the first page. */

/** Adds a value to a filter, or removes it. */
export function toggleFilter(selection: ListingSelection, filter: ListFilter, value: string): ListingSelection {
  const has = selection[filter].includes(value);
  const values = has ? selection[filter].filter((other) => other !== value) : [...selection[filter], value].sort();
  return changeFilter(selection, { [filter]: values });
}

export const changeFilter = (selection: ListingSelection, change: Partial<ListingSelection>): ListingSelection => ({
  ...selection,
  page: 1,
  ...change,
});

/** Removes all filters and keeps the order. */
export const clearFilters = (selection: ListingSelection): ListingSelection => changeFilter(selection, unfiltered);

/** Returns the number of filter values that are set. */
export const countFilters = (selection: ListingSelection): number =>
  listFilters.reduce((sum, name) => sum + selection[name].length, 0) +
  [selection.discountRange !== null, selection.priceRange !== null, selection.isInStock].filter(Boolean).length;

/** Returns whether the listing has a filter, or another order or page size: then it is a view of a page with its own address. */
export const isNarrowed = (selection: ListingSelection): boolean =>
  countFilters(selection) > 0 || selection.orderBy !== null || selection.take !== pageTakes[0];
