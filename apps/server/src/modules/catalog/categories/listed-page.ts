import type { Counted } from '#platform/requests/count-with-limit';

/** A requested page of a list, and the column it is sorted by. */
export interface PageSelection<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Sorts rows in memory and returns the requested page. For lists of at most a few hundred rows. */
export function selectListPage<Row extends { id: number | string } & Record<Sort, string | number | boolean>, Sort extends string>(
  rows: readonly Row[],
  { sort, order, ids, offset, limit }: PageSelection<Sort>,
): { rows: Row[]; count: Counted } {
  const selected = ids ? rows.filter(({ id }) => ids.includes(String(id))) : rows;
  const compare = (one: Row[Sort], other: Row[Sort]) => (typeof one === 'string' ? one.localeCompare(String(other)) : Number(one) - Number(other));
  const sorted = selected.toSorted((a, b) => compare(a[sort], b[sort]) * (order === 'desc' ? -1 : 1));
  return { rows: sorted.slice(offset, offset + limit), count: { itemCount: selected.length, isMore: false } };
}
