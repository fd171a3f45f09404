import type { DemoSizeChart } from '@selvedge/demo';
import type { Tx } from '#platform/transaction';
import { sizeChartRows, sizeCharts } from '#tables/catalog';
import { getReferenceId } from './reference-ids.ts';

/** Adds missing size charts. @returns the ids by code */
export async function seedSizeCharts(tx: Tx, charts: readonly DemoSizeChart[], sizes: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  await tx
    .insert(sizeCharts)
    .values(charts.map(({ code, audience, measures }) => ({ code, audience, measures })))
    .onConflictDoNothing();
  const ids = new Map((await tx.select({ code: sizeCharts.code, id: sizeCharts.id }).from(sizeCharts)).map(({ code, id }) => [code, id]));
  const rows = charts.flatMap(({ code, rows: ofChart }) =>
    ofChart.map(({ size, ranges }, position) => ({
      chartId: getReferenceId(ids, code),
      sizeId: getReferenceId(sizes, size),
      position,
      ranges: ranges as Record<string, [number, number]>,
    })),
  );
  await tx.insert(sizeChartRows).values(rows).onConflictDoNothing();
  return ids;
}
