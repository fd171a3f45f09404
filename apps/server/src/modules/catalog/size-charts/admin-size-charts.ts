import { asc, count, eq, sql } from 'drizzle-orm';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Measure } from '../contract.ts';
import { selectListPage, type PageSelection } from '../categories/listed-page.ts';
import { products, sizeChartRows, sizeCharts } from '../tables.ts';

/** A size chart in a back-office list. */
export interface AdminSizeChart {
  id: number;
  code: string;
  audience: string;
  measures: string[];
  sizes: number;
  products: number;
}

/** Lists filtered size charts. There are a few dozen. */
export async function listAdminSizeCharts(
  db: Db,
  query: PageSelection<'code' | 'audience' | 'id'> & { filter: { q?: string | undefined; audience?: string | undefined } },
): Promise<{ rows: AdminSizeChart[]; count: Counted }> {
  const { q, audience } = query.filter;
  const used = db
    .select({ id: products.sizeChartId, products: count().as('products') })
    .from(products)
    .groupBy(products.sizeChartId)
    .as('used');
  const all = await db
    .select({
      id: sizeCharts.id,
      code: sizeCharts.code,
      audience: sizeCharts.audience,
      measures: sizeCharts.measures,
      sizes: sql<number>`(select count(*)::int from ${sizeChartRows} where ${sizeChartRows.chartId} = ${sizeCharts.id})`,
      products: sql<number>`coalesce(${used.products}, 0)::int`,
    })
    .from(sizeCharts)
    .leftJoin(used, eq(used.id, sizeCharts.id))
    .orderBy(asc(sizeCharts.code));
  return selectListPage(
    all.filter((row) => (audience === undefined || row.audience === audience) && (!q || row.code.includes(q.trim().toLowerCase()))),
    query,
  );
}

/** The data of a size chart form. Ranges are body measurements in mm. */
export interface SizeChartRecord {
  id: number;
  code: string;
  audience: string;
  measures: Measure[];
  rows: { sizeId: number; ranges: Partial<Record<Measure, [from: number, to: number]>> }[];
}

/** @returns undefined if the size chart does not exist */
export async function findAdminSizeChart(db: Db, id: number): Promise<SizeChartRecord | undefined> {
  const [chart] = await db.select().from(sizeCharts).where(eq(sizeCharts.id, id));
  if (!chart) return undefined;
  const rows = await db
    .select({ sizeId: sizeChartRows.sizeId, ranges: sizeChartRows.ranges })
    .from(sizeChartRows)
    .where(eq(sizeChartRows.chartId, id))
    .orderBy(asc(sizeChartRows.position));
  return { ...chart, measures: chart.measures as Measure[], rows };
}

/** Locks a size chart until this transaction ends. */
export async function lockSizeChart(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: sizeCharts.id }).from(sizeCharts).where(eq(sizeCharts.id, id)).for('update');
}
