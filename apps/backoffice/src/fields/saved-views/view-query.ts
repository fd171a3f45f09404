interface ListState {
  filterValues: Record<string, unknown>;
  sort: { field: string; order: string };
}

/** Returns the query of a list's address. The search text is left out: it usually names a customer, and views are for repeated use. */
export function buildViewQuery({ filterValues, sort }: ListState): string {
  const { q: _, ...filter } = filterValues;
  return new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order, page: '1' }).toString();
}
