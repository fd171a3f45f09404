import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { readLabels } from './labels.ts';
import type { ReportMoney } from './money.ts';
import { pageRows, type Paging, type ReportRow } from './page-rows.ts';
import type { Span } from './periods.ts';
import { readProductPage, readSums, type FigureSource, type KeyedSums } from './read-figures.ts';

interface GroupedRead<Figures> {
  query: Paging & { groupBy: string };
  source: FigureSource;
  span: Span;
  compared: Span | null;
  money: ReportMoney;
  /** The values that products are sorted by, over the sums and `name`. */
  productSorts: Readonly<Record<string, SQL>>;
  /** The figure that rows are sorted by without a choice: a name of the sums. */
  defaultSort: string;
  /** Computes the figures of a row. `period` is that of the sums, and `sums` is undefined for a row without any. */
  computeRow: (key: string, sums: KeyedSums | undefined, period: 'now' | 'before') => Figures;
}

/** Returns the rows of a report that are not steps of time, sorted and paged. */
export async function readGroups<Figures extends object>(
  db: Db,
  { query, source, span, compared, money, productSorts, defaultSort, computeRow }: GroupedRead<Figures>,
): Promise<{ rows: ReportRow<Figures>[]; rowCount: number }> {
  const isProduct = query.groupBy === 'product';
  const sort = query.sort === '' ? defaultSort : query.sort;
  const page = isProduct
    ? await readProductPage(db, source, {
        span,
        money,
        sort: productSorts[sort] ?? sql`${sql.identifier(defaultSort)}`,
        order: query.order,
        offset: (query.page - 1) * query.take,
        limit: query.take,
      })
    : await readSums(db, source, { span, money }).then((rows) => ({ rows, rowCount: rows.length }));
  const listed = page.rows.map(({ key }) => key);
  const earlier = compared ? await readSums(db, isProduct ? { ...source, keys: listed } : source, { span: compared, money }) : [];
  const sumsByKey = new Map(page.rows.map((row) => [row.key, row]));
  const beforeByKey = new Map(earlier.map((row) => [row.key, row]));
  // A product that has figures only in the compared period is not listed, but counts in its total.
  const missing = isProduct ? [] : earlier.map(({ key }) => key).filter((key) => !sumsByKey.has(key));
  const keys = [...listed, ...missing];
  const { getLabel, getPosition } = await readLabels(db, query.groupBy, keys);
  const rows = keys.map((key) => ({
    key,
    label: getLabel(key),
    figures: computeRow(key, sumsByKey.get(key), 'now'),
    before: compared ? computeRow(key, beforeByKey.get(key), 'before') : null,
  }));
  return isProduct ? { rows, rowCount: page.rowCount } : { rows: pageRows(rows, { ...query, sort }, getPosition), rowCount: rows.length };
}
