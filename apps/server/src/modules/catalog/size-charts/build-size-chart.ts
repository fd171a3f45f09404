import type { SizeChart } from '../contract.ts';
import { toSize } from '../texts/names.ts';
import type { Catalog } from '../read-catalog.ts';

/** Returns a size chart in a language with the rows of the given sizes, or null if there is no chart. */
export function buildSizeChart(
  { sizeCharts, values }: Catalog,
  { chartId, sizeIds, languageId }: { chartId: number | null; sizeIds: readonly number[]; languageId: number },
): SizeChart | null {
  const chart = chartId === null ? undefined : sizeCharts.get(chartId);
  if (!chart) return null;
  const rows = chart.rows.flatMap(({ sizeId, ranges }) => {
    const size = values.get(sizeId);
    return size && sizeIds.includes(sizeId) ? [{ size: toSize(size, languageId), ranges }] : [];
  });
  return { code: chart.code, measures: [...chart.measures], rows };
}
