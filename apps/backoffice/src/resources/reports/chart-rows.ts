import type { SalesReport } from '@selvedge/server/contract/reports';
import { isTimeGroup, type ShownSales } from './sales-query.ts';

/** Number of bars of a chart that is not by time. */
const MAX_BARS = 12;

interface ChartRows {
  kind: 'line' | 'bars';
  rows: SalesReport['rows'];
}

/** Returns the rows of the chart of sales: all steps in the order of time, or the rows with the highest sales. Null: a chart would show nothing. */
export function selectChartRows({ report, query, page }: ShownSales): ChartRows | null {
  const isTime = isTimeGroup(query.groupBy);
  // Any other sorting or page does not have the rows with the highest sales.
  const isByHighestSales = (query.sort === '' || query.sort === 'sales') && query.order === 'desc' && page === 1;
  if (!isTime && !isByHighestSales) return null;
  const rows = isTime ? report.rows.toSorted((a, b) => a.key.localeCompare(b.key)) : report.rows.slice(0, MAX_BARS);
  if (rows.length < 2 || rows.every(({ figures, before }) => figures.sales === 0 && !before?.sales)) return null;
  return { kind: isTime ? 'line' : 'bars', rows };
}
