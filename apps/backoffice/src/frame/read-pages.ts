import { maxListRows } from '@selvedge/server/admin/lists';

export interface Page<Row> {
  data: Row[];
  meta?: { itemCount: number; isMore: boolean };
}

/**
 * Reads the rows of a list, in as many calls as the server's limit requires.
 * @param perPage rows; above the limit only for a list that is shown whole, starting at its first page
 * @param read loads one page of `take` rows
 */
export async function readPages<Row>(
  { page, perPage }: { page: number; perPage: number },
  read: (asked: { page: number; take: number }) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; total: number; meta: Page<Row>['meta'] }> {
  const { data, meta } = await read({ page, take: Math.min(perPage, maxListRows) });
  const rows = [...data];
  const total = meta?.itemCount ?? rows.length;
  for (let next = page + 1; perPage > maxListRows && rows.length < Math.min(total, perPage); next += 1) {
    const { data: more } = await read({ page: next, take: maxListRows });
    if (more.length === 0) break;
    rows.push(...more);
  }
  return { rows, total, meta };
}

/** Splits ids into lists that fit in one call. */
export const splitIntoPages = <Id>(ids: readonly Id[]): Id[][] =>
  Array.from({ length: Math.ceil(ids.length / maxListRows) }, (_, index) => ids.slice(index * maxListRows, (index + 1) * maxListRows));
