import { sql, type SQL } from 'drizzle-orm';
import { productNames, stockOnSale } from '#modules/catalog';
import { visitChecks } from '#modules/tracking';
import type { Db } from '#platform/database';
import { SALES_RATE_DAYS } from './count-goods.ts';
import type { Overview } from './contract.ts';
import { computeOverview, type FigureRow, type ReturnRow, type VisitRow } from './compute-overview.ts';
import { readPeriods, type PeriodQuery } from './periods.ts';
import { bestSellers, dailyFigures, dailyReturns, stockWarnings } from './tables.ts';

/** Maximum number of warnings per kind, the most sold variants first. */
const MAX_WARNINGS = 15;

/**
 * Returns the figures of a period by country and by day or month, with the figures of the previous period.
 * @param vendorId 0 for the whole shop
 */
export async function readOverview(db: Db, { days, countryId, vendorId }: PeriodQuery): Promise<Overview> {
  const { shops, exponents, rateByCurrency } = await readPeriods(db, { days, countryId });
  /** The days of each country: `part` is `now` or `before` (previous period), `step` the day or the first day of its month. */
  const spans: SQL = sql`(select * from jsonb_to_recordset(${JSON.stringify(
    shops.flatMap(({ id, now, before }) => [
      { country_id: id, part: 'now', ...now },
      { country_id: id, part: 'before', ...before },
    ]),
  )}::jsonb) as span (country_id int, part text, "from" date, until date))`;
  const step = days === 365 ? sql`date_trunc('month', day)::date` : sql`day`;
  const isInPeriod = (alias: SQL) => sql`${alias}.country_id = span.country_id and ${alias}.day between span."from" and span.until`;

  const figures = await readRows<FigureRow>(
    db,
    sql`select span.country_id as "countryId", part, case part when 'now' then (${step})::text else '' end as step, currency,
        sum(orders)::int as orders, sum(pieces)::int as pieces, sum(sales) as sales, sum(cancelled)::int as cancelled, sum(refunded) as refunded
      from ${spans} as span join ${dailyFigures} as figure on figure.vendor_id = ${vendorId} and ${isInPeriod(sql`figure`)} group by 1, 2, 3, 4`,
  );
  const returns = await readRows<ReturnRow>(
    db,
    sql`select span.country_id as "countryId", part, reason, sum(pieces)::int as pieces
      from ${spans} as span join ${dailyReturns} as back on back.vendor_id = ${vendorId} and ${isInPeriod(sql`back`)} group by 1, 2, 3`,
  );
  const visits =
    vendorId !== 0
      ? null
      : await readRows<VisitRow>(
          db,
          sql`select span.country_id as "countryId", part, case part when 'now' then (${step})::text else '' end as step, sum(visits)::int as visits
            from ${spans} as span join (${visitChecks}) as visit on ${isInPeriod(sql`visit`)} group by 1, 2, 3`,
        );
  return {
    ...computeOverview({
      days,
      shops,
      exponents,
      rateByCurrency,
      figures,
      returns,
      visits,
      isWholeCountry: countryId !== undefined,
      isVendor: vendorId !== 0,
    }),
    bestSellers: await readRows(
      db,
      sql`select best.product_id as "productId", coalesce(named.name, '') as name, pieces from ${bestSellers} as best
        left join (${productNames}) as named on named.product_id = best.product_id
        where best.vendor_id = ${vendorId} and best.days = ${days} and best.country_id = ${countryId ?? 0} order by pieces desc, best.product_id`,
    ),
    stock: { soldOut: await readStockWarnings(db, vendorId, sql`available <= 0`), low: await readStockWarnings(db, vendorId, sql`available > 0`) },
    countedAt: await readCountedTime(db),
  };
}

type Warning = Overview['stock']['low'][number];

/** Returns the warnings with the current stock and the stored sales rate. */
async function readStockWarnings(db: Db, vendorId: number, condition: SQL): Promise<Warning[]> {
  return readRows<Warning>(
    db,
    sql`with watched as materialized (
        select warned.variant_id, warned.product_id, sku, sold, available, round(available * ${SALES_RATE_DAYS} / (sold * 7.0), 1)::float as weeks
        from ${stockWarnings} as warned join (${stockOnSale}) as stock on stock.variant_id = warned.variant_id
        where ${vendorId === 0 ? sql`true` : sql`warned.vendor_id = ${vendorId}`} and ${condition}
        order by sold desc, warned.variant_id limit ${MAX_WARNINGS}
      )
      select variant_id as "variantId", watched.product_id as "productId", coalesce(name, '') as name, sku, available, weeks
      from watched left join (${productNames}) as named on named.product_id = watched.product_id order by weeks, sold desc`,
  );
}

async function readCountedTime(db: Db): Promise<string | null> {
  const [row] = await readRows<{ at: string | Date | null }>(
    db,
    sql`select greatest((select counted_at from ${bestSellers} limit 1), (select counted_at from ${stockWarnings} limit 1)) as at`,
  );
  return row?.at ? new Date(row.at).toISOString() : null;
}

async function readRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}
