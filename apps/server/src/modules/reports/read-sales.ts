import { sql } from 'drizzle-orm';
import type { z } from '@hono/zod-openapi';
import type { Db } from '#platform/database';
import { timeGroups, type SalesReport, type salesQuery } from './contract.ts';
import type { readReportMoney } from './money.ts';
import { pageRows } from './page-rows.ts';
import { addDays, getStepStart, listStepStarts, type Span } from './periods.ts';
import { computeSalesFigures, productSorts } from './sales-figures.ts';
import { filterProducts, readSums, type FigureSource, type KeyedSums } from './read-figures.ts';
import { readGroups } from './read-groups.ts';
import { readReportPeriod } from './read-report-period.ts';

type SalesQuery = z.infer<typeof salesQuery>;
type TimeGroup = (typeof timeGroups)[number];
type SalesRow = SalesReport['rows'][number];

const isTimeGroup = (groupBy: string): groupBy is TimeGroup => timeGroups.some((name) => name === groupBy);

/** Returns the sales of a period by time, country, a property of the goods, coupon or affiliate. */
export async function readSalesReport(db: Db, query: SalesQuery): Promise<SalesReport> {
  const { span, compared, money, shown } = await readReportPeriod(db, query);
  const source = chooseSource(query);
  // Delivery and fees have no orders.
  const hasOrders = (key: string): boolean => !source.combinesProducts && !(key === '' && query.groupBy !== 'coupon');
  const totalsSource = chooseTotals(query);
  const readTotals = async (of: Span) => {
    const [row] = await readSums(db, totalsSource.source, { span: of, money });
    return computeSalesFigures(row, totalsSource.hasOrders);
  };
  const { rows, rowCount } = isTimeGroup(query.groupBy)
    ? await readSteps(db, { query, step: query.groupBy, source, span, compared, money })
    : await readGroups(db, {
        ...{ query, source, span, compared, money, productSorts },
        defaultSort: 'sales',
        computeRow: (key, sums) => computeSalesFigures(sums, hasOrders(key)),
      });
  return {
    ...shown,
    rows,
    rowCount,
    totals: await readTotals(span),
    totalsBefore: compared && (await readTotals(compared)),
  };
}

type Source = FigureSource & {
  /** Whether a row adds up several products, so that an order may be in it several times. */
  combinesProducts: boolean;
};

/** Chooses the dimension that answers the filter and the grouping. Only that of products has two properties of the goods at once. */
function chooseSource({ groupBy, countryId, categoryId, brandId }: SalesQuery): Source {
  const key = sql`figure.key`;
  if (isTimeGroup(groupBy) || groupBy === 'country') {
    const time = groupBy === 'country' ? sql`figure.country_id::text` : sql`figure.start::text`;
    return { ...filterTotals({ categoryId, brandId }), key: time, countryId };
  }
  if (groupBy === 'product') return { dimension: 'product', key, countryId, ...filterProducts({ categoryId, brandId }), combinesProducts: false };
  const isFiltered = categoryId !== undefined || brandId !== undefined;
  if ((groupBy === 'category' || groupBy === 'brand') && isFiltered)
    return {
      dimension: 'product',
      key: groupBy === 'brand' ? sql`goods.brand_id::text` : sql`goods.category_id::text`,
      countryId,
      ...filterProducts({ categoryId, brandId }),
      combinesProducts: true,
    };
  return { dimension: groupBy, key, countryId, combinesProducts: false };
}

/**
 * The rows that add up to the whole report. Products belong to their current category and brand, and so does the total of their rows; the days
 * of a category or a brand contain the products that belonged to it when the day was counted.
 */
function chooseTotals({ groupBy, countryId, categoryId, brandId }: SalesQuery): { source: FigureSource; hasOrders: boolean } {
  const isFiltered = categoryId !== undefined || brandId !== undefined;
  const { combinesProducts, ...source } =
    isFiltered && goodsProperties.includes(groupBy)
      ? { dimension: 'product' as const, ...filterProducts({ categoryId, brandId }), combinesProducts: true }
      : filterTotals({ categoryId, brandId });
  return { source: { ...source, key: sql`''`, countryId }, hasOrders: !combinesProducts };
}

const goodsProperties: readonly string[] = ['product', 'category', 'brand'];

function filterTotals({ categoryId, brandId }: { categoryId?: number | undefined; brandId?: number | undefined }): Omit<Source, 'key' | 'countryId'> {
  if (categoryId !== undefined && brandId !== undefined)
    return { dimension: 'product', ...filterProducts({ categoryId, brandId }), combinesProducts: true };
  if (categoryId !== undefined) return { dimension: 'branch', where: sql`figure.key = ${String(categoryId)}`, combinesProducts: false };
  if (brandId !== undefined) return { dimension: 'brand', where: sql`figure.key = ${String(brandId)}`, combinesProducts: false };
  return { dimension: 'total', combinesProducts: false };
}

interface Read {
  query: SalesQuery;
  source: Source;
  span: Span;
  compared: Span | null;
  money: Awaited<ReturnType<typeof readReportMoney>>;
}

/** Returns one row for each step of the period. The steps of the compared period are matched by their position. */
async function readSteps(db: Db, { query, step, source, span, compared, money }: Read & { step: TimeGroup }) {
  const readBySteps = async (of: Span) => {
    // The rows of months have no days, and the period may begin within a month.
    const days = await readSums(db, source, { span: of, money, isByDay: true });
    const starts = listStepStarts(of, step);
    const sums = new Map<string, KeyedSums>();
    for (const day of days) {
      const start = getStepStart(day.key, step);
      sums.set(start, addSums(sums.get(start), { ...day, key: start }));
    }
    return starts.map((start) => ({ start, figures: computeSalesFigures(sums.get(start), !source.combinesProducts) }));
  };
  const before = compared ? await readBySteps(compared) : [];
  const noFigures = computeSalesFigures(undefined, !source.combinesProducts);
  const rows = (await readBySteps(span)).map(({ start, figures }, index): SalesRow => {
    const key = start < span.from ? span.from : start;
    return { key, label: nameStep(key, step, span), figures, before: compared ? (before[index]?.figures ?? noFigures) : null };
  });
  const paging = query.sort === '' || query.sort === 'label' ? null : query;
  const shown = paging ? pageRows(rows, paging, Date.parse) : paged(query.order === 'desc' ? rows.toReversed() : rows, query);
  return { rows: shown, rowCount: rows.length };
}

const paged = <Row>(rows: readonly Row[], { page, take }: SalesQuery): Row[] => rows.slice((page - 1) * take, page * take);

/** Names a step by its days: the first and last day of a week are those within the period. */
function nameStep(start: string, step: TimeGroup, { until }: Span): string {
  if (step === 'day') return start;
  if (step === 'month') return start.slice(0, 7);
  const last = addDays(getStepStart(start, 'week'), 6);
  return `${start} – ${last < until ? last : until}`;
}

function addSums(one: KeyedSums | undefined, other: KeyedSums): KeyedSums {
  if (!one) return other;
  const added = Object.entries(one).map(([name, value]) => [
    name,
    typeof value === 'number' ? value + Number(other[name as keyof KeyedSums]) : (value as string),
  ]);
  return Object.fromEntries(added) as KeyedSums;
}
