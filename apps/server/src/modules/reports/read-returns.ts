import { sql, type SQL } from 'drizzle-orm';
import type { z } from '@hono/zod-openapi';
import type { Db } from '#platform/database';
import type { ReturnsReport, returnsQuery } from './contract.ts';
import { readLabels } from './labels.ts';
import { readReportMoney } from './money.ts';
import { pageRows } from './page-rows.ts';
import { findComparedSpan, type Span } from './periods.ts';
import {
  filterProducts,
  listCurrenciesWithoutRate,
  readProductPage,
  readSums,
  type FigureSource,
  type FigureSums,
  type KeyedSums,
} from './read-figures.ts';

type ReturnsQuery = z.infer<typeof returnsQuery>;
type Figures = ReturnsReport['totals'];

/** Returns the pieces of the returns that were requested in a period, of the pieces sold in it, and the refunds for them. */
export async function readReturnsReport(db: Db, query: ReturnsQuery): Promise<ReturnsReport> {
  const span: Span = { from: query.from, until: query.until };
  const compared = findComparedSpan(span, query.compare);
  const money = await readReportMoney(db, query.countryId);
  const { source, totals } = chooseSources(query);
  const readTotals = async (of: Span) => (await readSums(db, totals, { span: of, money }))[0];
  const [total, totalBefore] = [await readTotals(span), compared ? await readTotals(compared) : undefined];
  const { rows, rowCount } = await readGroups(db, { query, source, span, compared, money, total, totalBefore });
  const { rates: _, ...shownMoney } = money;
  return {
    ...shownMoney,
    withoutRate: await listCurrenciesWithoutRate(db, query, span, money),
    period: span,
    compared,
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
  const all = { dimension: 'total', key: sql`''`, countryId };
  if (groupBy === 'country') return { source: { dimension: 'total', key: sql`figure.country_id::text`, countryId }, totals: all };
  const key = sql`figure.key`;
  if (groupBy === 'reason') return { source: { dimension: groupBy, key, countryId }, totals: all };
  const isFiltered = groupBy !== 'size' && (categoryId !== undefined || brandId !== undefined);
  // Delivery and fees cannot be returned.
  if (!isFiltered) return { source: { dimension: groupBy, key, where: sql`figure.key <> ''`, countryId }, totals: all };
  const filter = { dimension: 'product', countryId, ...filterProducts({ categoryId, brandId }) };
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

interface Read {
  query: ReturnsQuery;
  source: FigureSource;
  span: Span;
  compared: Span | null;
  money: Awaited<ReturnType<typeof readReportMoney>>;
  total: KeyedSums | undefined;
  totalBefore: KeyedSums | undefined;
}

async function readGroups(db: Db, { query, source, span, compared, money, total, totalBefore }: Read) {
  const isProduct = query.groupBy === 'product';
  const sort = query.sort === '' ? 'returned' : query.sort;
  const page = isProduct
    ? await readProductPage(db, source, {
        span,
        money,
        sort: productSorts[sort] ?? sql`returned`,
        order: query.order,
        offset: (query.page - 1) * query.take,
        limit: query.take,
      })
    : await readSums(db, source, { span, money }).then((rows) => ({ rows, rowCount: rows.length }));
  const keys = page.rows.map(({ key }) => key);
  const earlier = compared ? await readSums(db, isProduct ? { ...source, keys } : source, { span: compared, money }) : [];
  const beforeByKey = new Map(earlier.map((row) => [row.key, row]));
  const { getLabel, getPosition } = await readLabels(db, query.groupBy, keys);
  const isReason = query.groupBy === 'reason';
  const rows = page.rows.map((row) => {
    const before = beforeByKey.get(row.key);
    return {
      key: row.key,
      label: getLabel(row.key),
      figures: computeFigures(row, isReason ? total : row),
      before: compared ? computeFigures(before, isReason ? totalBefore : before) : null,
    };
  });
  return isProduct ? { rows, rowCount: page.rowCount } : { rows: pageRows(rows, { ...query, sort }, getPosition), rowCount: rows.length };
}
