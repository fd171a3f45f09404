import { useQuery } from '@tanstack/react-query';
import { call } from '#frame/call.ts';
import type { ReturnsReport } from '@selvedge/server/contract/reports';
import { formatRowName } from './labels.ts';
import { buildReturnsFile, loadAllRows, returnColumns, returnGroupNames, type PageToLoad } from '@selvedge/server/reports/files';
import { MoneyNote } from './money-note.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { PAGE_ROWS, ReportTable } from './report-table.tsx';
import { buildFilters, toSettings, useReportParams, type ReportParams } from './use-report-params.ts';

type Group = keyof typeof returnGroupNames;
const toGroup = (text: string): Group => (Object.hasOwn(returnGroupNames, text) ? text : 'reason') as Group;

/** The groupings that can be combined with a category or a brand. */
const goodsGroups: readonly string[] = ['product', 'category', 'brand', 'maker'];

async function load(params: ReportParams, page: PageToLoad, signal?: AbortSignal): Promise<ReturnsReport> {
  const { from, until, compare, sort, order } = params;
  const groupBy = toGroup(params.groupBy);
  const { categoryId, brandId } = goodsGroups.includes(groupBy) ? params : { categoryId: '', brandId: '' };
  const query = { from, until, compare, groupBy, sort, order, ...page, ...buildFilters({ ...params, categoryId, brandId }) };
  return (await call('GET /admin/reports/returns', { query, ...(signal && { signal }) })).data;
}

/** Renders returned pieces by reason and by properties of the goods. */
export default function ReturnsPage() {
  const { params, change } = useReportParams({ period: '90d', groupBy: 'reason' });
  const { data, error, isFetching } = useQuery({
    queryKey: ['report-returns', params],
    queryFn: ({ signal }) => load(params, { page: params.page, take: PAGE_ROWS }, signal),
    placeholderData: (before) => before,
  });
  const groupBy = toGroup(params.groupBy);
  const groupName = returnGroupNames[groupBy];
  const loadFile = async () => buildReturnsFile(await loadAllRows((page) => load(params, page)), groupBy);
  const hasGoods = goodsGroups.includes(groupBy);
  return (
    <ReportPage
      title="Return rates"
      definition="Returns count on the day on which the customer requested them, and are compared with the items sold in the same period."
      filters={<ReportFilters {...{ params, change }} groups={returnGroupNames} hasGoods={hasGoods} />}
      saved={{ kind: 'returns', settings: toSettings(params, { groupBy, hasGoods }) }}
      error={error}
      isLoading={!data}
      file={{ fileName: `returns-by-${groupBy}-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <MoneyNote {...data} />
          <ReportTable
            label={`Returns by ${groupName.toLowerCase()}`}
            name={groupName}
            columns={returnColumns}
            rows={data.rows.map((row) => ({ ...row, label: formatRowName(row, groupBy) }))}
            {...(data.withoutRate.length === 0 && { emptyText: 'No orders in this period' })}
            totals={{ figures: data.totals, before: data.totalsBefore }}
            money={data}
            sort={{ sort: params.sort || 'returned', order: params.order, onSort: (sort, order) => change({ sort, order }) }}
            paging={{ page: params.page, rowCount: data.rowCount, onPage: (page) => change({ page: String(page) }) }}
          />
        </ReportCard>
      )}
    </ReportPage>
  );
}
