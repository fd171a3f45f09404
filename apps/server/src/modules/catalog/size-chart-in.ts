import type { SizeChart } from './contract.ts';
import { sizeIn } from './names.ts';
import type { Catalog } from './read-catalog.ts';

/** A size chart in a language with the rows of some sizes, those a product comes in. Null where there is no chart. */
export function sizeChartIn(
  { sizeCharts, values }: Catalog,
  { chartId, sizeIds, languageId }: { chartId: number | null; sizeIds: readonly number[]; languageId: number },
): SizeChart | null {
  const chart = chartId === null ? undefined : sizeCharts.get(chartId);
  if (!chart) return null;
  const rows = chart.rows.flatMap(({ sizeId, ranges }) => {
    const size = values.get(sizeId);
    return size && sizeIds.includes(sizeId) ? [{ size: sizeIn(size, languageId), ranges }] : [];
  });
  return { code: chart.code, measures: [...chart.measures], rows };
}
