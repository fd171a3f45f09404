import { sql, type SQL } from 'drizzle-orm';
import type { z } from '@hono/zod-openapi';
import type { Db } from '#platform/database';
import type { ReturnsReport, returnsQuery } from './contract.ts';
import type { Span } from './periods.ts';
import { filterProducts, readSums, type FigureSource, type FigureSums } from './read-figures.ts';
import { readGroups } from './read-groups.ts';
import { readReportPeriod } from './read-report-period.ts';

type ReturnsQuery = z.infer<typeof returnsQuery>;
type Figures = ReturnsReport['totals'];

/** Returns the pieces of the returns that were requested in a period, of the pieces sold in it, and the refunds for them. */
export async function readReturnsReport(db: Db, query: ReturnsQuery): Promise<ReturnsReport> {
  const { span, compared, money, shown } = await readReportPeriod(db, query);
  const { source, totals } = chooseSources(query);
  const readTotals = async (of: Span) => (await readSums(db, totals, { span: of, money }))[0];
  const [total, totalBefore] = [await readTotals(span), compared ? await readTotals(compared) : undefined];
  const isReason = query.groupBy === 'reason';
  const { rows, rowCount } = await readGroups(db, {
    ...{ query, source, span, compared, money, productSorts },
    defaultSort: 'returned',
    computeRow: (_, sums, period) => computeFigures(sums, isReason ? { now: total, before: totalBefore }[period] : sums),
  });
  return {
    ...shown,
    rows,
    rowCount,
    totals: computeFigures(total, total),
    totalsBefore: compared && computeFigures(totalBefore, totalBefore),
  };
}

/** @param sold the sums that contain the sold pieces: all of them for a reason, which is known only of returned pieces */
function computeFigures(sums: FigureSums | undefined, sold: FigureSums | undefined): Figures {
  const returned = sums?.returned ?? 0;
  const pieces = sold?.pieces ?? 0;
  return { sold: pieces, returned, rate: pieces > 0 ? returned / pieces : null, refunded: sums?.returnedAmount ?? 0 };
}

/** Reasons and countries are those of all goods. The others can be filtered by the properties of products. */
function chooseSources({ groupBy, countryId, categoryId, brandId }: ReturnsQuery): { source: FigureSource; totals: FigureSource } {
  const all = { dimension: 'total' as const, key: sql`''`, countryId };
  if (groupBy === 'country') return { source: { dimension: 'total', key: sql`figure.country_id::text`, countryId }, totals: all };
  const key = sql`figure.key`;
  if (groupBy === 'reason') return { source: { dimension: groupBy, key, countryId }, totals: all };
  const isFiltered = categoryId !== undefined || brandId !== undefined;
  // Delivery and fees cannot be returned.
  if (!isFiltered) return { source: { dimension: groupBy, key, where: sql`figure.key <> ''`, countryId }, totals: all };
  const filter = { dimension: 'product' as const, countryId, ...filterProducts({ categoryId, brandId }) };
  const keys: Record<string, SQL> = {
    brand: sql`goods.brand_id::text`,
    category: sql`goods.category_id::text`,
    maker: sql`coalesce(goods.maker_id, 0)::text`,
  };
  return { source: { ...filter, key: keys[groupBy] ?? key }, totals: { ...filter, key: sql`''` } };
}

const productSorts: Readonly<Record<string, SQL>> = {
  label: sql`lower(name)`,
  sold: sql`pieces`,
  returned: sql`returned`,
  rate: sql`returned::numeric / nullif(pieces, 0)`,
  refunded: sql`returned_amount`,
};
