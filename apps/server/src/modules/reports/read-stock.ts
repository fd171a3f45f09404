import { sql, type SQL } from 'drizzle-orm';
import type { z } from '@hono/zod-openapi';
import { days } from '#kit/clock';
import { productBranches, productNames } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { StockReport, stockQuery } from './contract.ts';
import { readLabels } from './labels.ts';
import { pageRows } from './page-rows.ts';
import { findComparedSpan, splitPeriod, type Span } from './periods.ts';
import { reportFigures, reportStock } from './tables.ts';

type StockQuery = z.infer<typeof stockQuery>;
// An alias, because a query's rows need an index signature.
type StockRow = {
  key: string;
  name: string | null;
  on_hand: number;
  sold: number;
  row_count: number;
};

const keys: Record<StockQuery['groupBy'], SQL> = {
  product: sql`stock.product_id::text`,
  category: sql`stock.category_id::text`,
  brand: sql`stock.brand_id::text`,
};

const sorts: Readonly<Record<string, SQL>> = {
  label: sql`lower(name)`,
  onHand: sql`on_hand`,
  sold: sql`sold`,
  sellThrough: sql`sold::numeric / nullif(sold + on_hand, 0)`,
  coverDays: sql`on_hand::numeric / nullif(sold, 0)`,
};

/** Returns the current stock of the products on sale with their sales of a period, in all countries together. */
export async function readStockReport(db: Db, query: StockQuery): Promise<StockReport> {
  const span: Span = { from: query.from, until: query.until };
  const compared = findComparedSpan(span, query.compare);
  const { groups, rowCount } = query.groupBy === 'product' ? await readProducts(db, query, span) : await readGroups(db, query, span);
  const soldBefore = compared ? await readSold(db, query, { span: compared, keys: groups.map(({ key }) => key) }) : null;
  const [totals] = (
    await db.execute<Omit<StockRow, 'key'>>(sql`
    select coalesce(sum(on_hand), 0)::int as on_hand, coalesce(sum(sold), 0)::int as sold from (${sumStock(query, span)}) as found`)
  ).rows;
  const [counted] = (await db.execute<{ at: string | Date | null }>(sql`select max(counted_at) as at from ${reportStock}`)).rows;
  return {
    period: span,
    compared,
    rows: groups.map((group) => ({
      ...group,
      // The stock of the past is not known, so that only sales are compared.
      before: soldBefore && { onHand: 0, sold: soldBefore.get(group.key) ?? 0, sellThrough: null, coverDays: null },
    })),
    rowCount,
    totals: computeFigures({ onHand: totals?.on_hand ?? 0, sold: totals?.sold ?? 0 }, span),
    totalsBefore: null,
    countedAt: counted?.at ? new Date(counted.at).toISOString() : null,
  };
}

interface Groups {
  groups: Omit<StockReport['rows'][number], 'before'>[];
  rowCount: number;
}

/** Returns a page of the products, which are sorted in the database, because there may be many. */
async function readProducts(db: Db, query: StockQuery, span: Span): Promise<Groups> {
  const { rows } = await db.execute<StockRow>(sql`
    select found.*, name, count(*) over ()::int as row_count
    from (${sumStock(query, span)}) as found left join (${productNames}) as named on named.product_id = found.key::int
    order by ${sorts[query.sort] ?? sql`on_hand`} ${sql.raw(query.order)} nulls last, key limit ${query.take} offset ${(query.page - 1) * query.take}`);
  return {
    groups: rows.map(({ key, name, on_hand: onHand, sold }) => ({
      key,
      label: name ?? `Product ${key}`,
      figures: computeFigures({ onHand, sold }, span),
    })),
    rowCount: rows[0]?.row_count ?? 0,
  };
}

/** Returns a page of the categories or brands, whose names the database does not have as text. */
async function readGroups(db: Db, query: StockQuery, span: Span): Promise<Groups> {
  const { rows } = await db.execute<Pick<StockRow, 'key' | 'on_hand' | 'sold'>>(sumStock(query, span));
  const { getLabel } = await readLabels(db, query.groupBy, []);
  const groups = rows.map(({ key, on_hand: onHand, sold }) => ({
    key,
    label: getLabel(key),
    figures: computeFigures({ onHand, sold }, span),
    before: null,
  }));
  return { groups: pageRows(groups, { ...query, sort: query.sort === '' ? 'onHand' : query.sort }), rowCount: groups.length };
}

function computeFigures({ onHand, sold }: { onHand: number; sold: number }, { from, until }: Span): StockReport['totals'] {
  const length = (Date.parse(until) - Date.parse(from)) / days(1) + 1;
  return {
    onHand,
    sold,
    sellThrough: sold + onHand > 0 ? sold / (sold + onHand) : null,
    coverDays: sold > 0 ? Math.round((onHand * length) / sold) : null,
  };
}

/** The pieces of each product sold in a period: a query of `product_id, pieces`. */
function sumSold(span: Span): SQL {
  const slices = splitPeriod(span).map(
    ({ grain, from, until }) => sql`
      select key, sum(pieces) as pieces from ${reportFigures}
      where dimension = 'product' and grain = ${grain} and start between ${from}::date and ${until}::date and key <> '' and pieces > 0 group by key`,
  );
  return sql`select key::int as product_id, sum(pieces)::int as pieces from (${sql.join(slices, sql` union all `)}) as part group by key`;
}

const buildFilter = ({ categoryId, brandId }: StockQuery): SQL => sql`
  ${brandId === undefined ? sql`true` : sql`stock.brand_id = ${brandId}`} and ${
    categoryId === undefined
      ? sql`true`
      : sql`stock.product_id in (select product_id from (${productBranches}) as listed where listed.category_id = ${categoryId})`
  }`;

/** Stock and sales by key: a query of `key, on_hand, sold`. */
const sumStock = (query: StockQuery, span: Span): SQL => sql`
  select ${keys[query.groupBy]} as key, sum(on_hand)::int as on_hand, sum(coalesce(pieces, 0))::int as sold
  from ${reportStock} as stock left join (${sumSold(span)}) as sold using (product_id)
  where ${buildFilter(query)} and ${query.isUnsold === 'true' ? sql`coalesce(pieces, 0) = 0 and on_hand > 0` : sql`true`}
  group by 1`;

async function readSold(db: Db, query: StockQuery, { span, keys: listed }: { span: Span; keys: string[] }): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; sold: number }>(sql`
    select ${keys[query.groupBy]} as key, sum(coalesce(pieces, 0))::int as sold
    from ${reportStock} as stock join (${sumSold(span)}) as sold using (product_id)
    where ${buildFilter(query)} and ${keys[query.groupBy]} in (select jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb)) group by 1`);
  return new Map(rows.map(({ key, sold }) => [key, sold]));
}
