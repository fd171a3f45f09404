import { call } from '#frame/call.ts';
import type { SalesReport } from '@selvedge/server/contract/reports';
import { loadAllRows, salesGroupNames, type PageToLoad } from '@selvedge/server/reports/files';
import { PAGE_ROWS } from './report-table.tsx';
import { buildFilters, type ReportParams } from './use-report-params.ts';

type Group = keyof typeof salesGroupNames;

/** The groupings that can be combined with a category or a brand. */
const goodsGroups: readonly string[] = ['day', 'week', 'month', 'country', 'category', 'product', 'brand'];

export const isGoodsGroup = (groupBy: string): boolean => goodsGroups.includes(groupBy);
export const isTimeGroup = (groupBy: string): boolean => ['day', 'week', 'month'].includes(groupBy);

/** Returns the query of the report without its page. Without a column to sort by, the server sorts days by time and all other rows by sales. */
export function buildSalesQuery(params: ReportParams) {
  const { from, until, compare, sort, order } = params;
  const groupBy = (Object.hasOwn(salesGroupNames, params.groupBy) ? params.groupBy : 'day') as Group;
  const { categoryId, brandId } = isGoodsGroup(groupBy) ? params : { categoryId: '', brandId: '' };
  return { from, until, compare, groupBy, sort, order, ...buildFilters({ ...params, categoryId, brandId }) };
}
export type SalesQuery = ReturnType<typeof buildSalesQuery>;

const loadPage = async (query: SalesQuery, page: PageToLoad, signal?: AbortSignal): Promise<SalesReport> =>
  (await call('GET /admin/reports/sales', { query: { ...query, ...page }, ...(signal && { signal }) })).data;

/** Loads all rows of the report. */
export const loadSales = (query: SalesQuery, signal?: AbortSignal): Promise<SalesReport> => loadAllRows((page) => loadPage(query, page, signal));

/** The rows that a page of the table shows, and the report that they are from. */
export interface ShownSales {
  report: SalesReport;
  /** The query of the report: another one than that of the settings while a new report is loaded. */
  query: SalesQuery;
  page: number;
}

/** Loads what the page shows. The line needs all steps of the time, of which there are few; other groupings are loaded page by page. */
export const loadShownSales = async (query: SalesQuery, page: number, signal?: AbortSignal): Promise<ShownSales> => ({
  report: await (isTimeGroup(query.groupBy) ? loadSales(query, signal) : loadPage(query, { page, take: PAGE_ROWS }, signal)),
  query,
  page,
});
