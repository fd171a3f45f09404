import { sql, type SQL } from 'drizzle-orm';
import { productBranches, productGroups, productNames } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { FigureDimension } from './dimensions.ts';
import type { ReportMoney } from './money.ts';
import { splitPeriod, type Span } from './periods.ts';
import { reportFigures } from './tables.ts';

/** Sums of a period. Amounts in minor units of the report's currency. */
export interface FigureSums {
  orders: number;
  /** The orders whose amounts could be converted: the others are not in the amounts. */
  convertedOrders: number;
  pieces: number;
  gross: number;
  sales: number;
  vat: number;
  refunded: number;
  returned: number;
  returnedAmount: number;
}
export interface KeyedSums extends FigureSums {
  key: string;
}

/** The rows of the read model that a report reads, and what it groups them by. */
export interface FigureSource {
  dimension: FigureDimension;
  /** The value that the rows are grouped by. */
  key: SQL;
  /** Further joins and conditions. */
  joins?: SQL;
  where?: SQL;
  countryId: number | undefined;
  /** If given, only these values of the dimension. */
  keys?: readonly string[];
}

const sums = ['orders', 'pieces', 'gross', 'sales', 'vat', 'refunded', 'returned', 'returned_amount'] as const;
const amounts: readonly string[] = ['gross', 'sales', 'vat', 'refunded', 'returned_amount'];

interface PeriodOfSums {
  span: Span;
  money: ReportMoney;
  /** Whether to read no rows of months, for a query by day. */
  isByDay?: boolean;
}

/** Adds up the rows of a period by key, converted to the report's currency: a query with `key` and the sums. */
export function sumFigures(
  { dimension, key, joins = sql``, where = sql`true`, countryId, keys }: FigureSource,
  { span, money: { rates }, isByDay = false }: PeriodOfSums,
): SQL {
  const isInCountry = countryId === undefined ? sql`true` : sql`figure.country_id = ${countryId}`;
  const isWanted = keys === undefined ? sql`true` : sql`figure.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  const added = sql.join(
    sums.map((name) => sql`sum(figure.${sql.identifier(name)}) as ${sql.identifier(name)}`),
    sql`, `,
  );
  const slices = (isByDay ? [{ grain: 'day', ...span }] : splitPeriod(span)).map(
    ({ grain, from, until }) => sql`
      select ${key} as key, figure.currency, ${added} from ${reportFigures} as figure ${joins}
      where figure.dimension = ${dimension} and figure.grain = ${grain} and figure.start between ${from}::date and ${until}::date
        and ${isInCountry} and ${isWanted} and ${where} group by 1, 2`,
  );
  const converted = sums.map((name) => {
    const column = sql`picked.${sql.identifier(name)}`;
    return amounts.includes(name)
      ? sql`coalesce(sum(round(${column} * rate.denominator / rate.numerator)), 0)::bigint as ${sql.identifier(name)}`
      : sql`sum(${column})::int as ${sql.identifier(name)}`;
  });
  return sql`
    select key, ${sql.join(converted, sql`, `)}, coalesce(sum(picked.orders) filter (where rate.currency is not null), 0)::int as converted_orders
    from (select key, currency, ${sql.join(
      sums.map((name) => sql`sum(part.${sql.identifier(name)}) as ${sql.identifier(name)}`),
      sql`, `,
    )} from (${sql.join(slices, sql` union all `)}) as part group by key, currency) as picked
    left join jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as rate (currency text, numerator numeric, denominator numeric) using (currency)
    group by key`;
}

type SumsRow = { key: string } & Record<(typeof sums)[number] | 'converted_orders', string | number>;

const toSums = ({ key, returned_amount: returnedAmount, converted_orders: convertedOrders, ...row }: SumsRow): KeyedSums => ({
  key,
  ...(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Omit<
    FigureSums,
    'returnedAmount' | 'convertedOrders'
  >),
  returnedAmount: Number(returnedAmount),
  convertedOrders: Number(convertedOrders),
});

export async function readSums(db: Db, source: FigureSource, period: PeriodOfSums): Promise<KeyedSums[]> {
  return (await db.execute<SumsRow>(sumFigures(source, period))).rows.map(toSums);
}

interface ProductPage {
  span: Span;
  money: ReportMoney;
  /** The value that the rows are sorted by, over the sums and `name`. */
  sort: SQL;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** Returns a page of the products in the order of a value. There may be too many to sort them outside of the database. */
export async function readProductPage(
  db: Db,
  source: FigureSource,
  { span, money, sort, order, offset, limit }: ProductPage,
): Promise<{ rows: (KeyedSums & { name: string | null })[]; rowCount: number }> {
  const { rows } = await db.execute<SumsRow & { name: string | null; row_count: number }>(sql`
    select found.*, named.name, count(*) over ()::int as row_count
    from (${sumFigures(source, { span, money })}) as found
    left join (${productNames}) as named on named.product_id = case when found.key ~ '^[0-9]+$' then found.key::int end
    order by ${sort} ${sql.raw(order)} nulls last, found.key limit ${limit} offset ${offset}`);
  return {
    rows: rows.map(({ name, row_count: _, ...row }) => ({ ...toSums(row as unknown as SumsRow), name })),
    rowCount: rows[0]?.row_count ?? 0,
  };
}

/** The currencies of a period that have no rate, because no country uses them now. */
export async function listCurrenciesWithoutRate(db: Db, { countryId }: { countryId?: number | undefined }, span: Span, { rates }: ReportMoney) {
  const slices = splitPeriod(span).map(
    ({ grain, from, until }) => sql`
      select distinct currency from ${reportFigures} as figure where dimension = 'total' and grain = ${grain}
        and start between ${from}::date and ${until}::date and ${countryId === undefined ? sql`true` : sql`country_id = ${countryId}`}`,
  );
  const { rows } = await db.execute<{ currency: string }>(sql`${sql.join(slices, sql` union `)} order by currency`);
  return rows.map(({ currency }) => currency).filter((currency) => !rates.some((rate) => rate.currency === currency));
}

interface GoodsFilter {
  categoryId?: number | undefined;
  brandId?: number | undefined;
}

/** Joins the products of the rows, and keeps those of a category with the categories below it and of a brand. */
export const filterProducts = ({ categoryId, brandId }: GoodsFilter): Pick<FigureSource, 'joins' | 'where'> =>
  categoryId === undefined && brandId === undefined
    ? {}
    : {
        joins: sql`join (${productGroups}) as goods on goods.product_id::text = figure.key`,
        where: sql`${brandId === undefined ? sql`true` : sql`goods.brand_id = ${brandId}`} and ${
          categoryId === undefined
            ? sql`true`
            : sql`goods.product_id in (select product_id from (${productBranches}) as listed where listed.category_id = ${categoryId})`
        }`,
      };
