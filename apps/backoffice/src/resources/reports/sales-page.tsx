import { useQuery } from '@tanstack/react-query';
import { buildSalesFile, salesColumns, salesGroupNames } from '@selvedge/server/reports/files';
import { formatRowName } from './labels.ts';
import { MoneyNote } from './money-note.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { PAGE_ROWS, ReportTable } from './report-table.tsx';
import { SalesChart } from './sales-chart.tsx';
import { buildSalesQuery, isGoodsGroup, isTimeGroup, loadSales, loadShownSales, type ShownSales } from './sales-query.ts';
import { toSettings, useReportParams } from './use-report-params.ts';

/** Renders sales by time, country, properties of the goods, coupon or affiliate. */
export default function SalesPage() {
  const { params, change } = useReportParams({ period: '30d', groupBy: 'day' });
  const query = buildSalesQuery(params);
  // The pages of a report by time are from one response.
  const loadedPage = isTimeGroup(query.groupBy) ? 1 : params.page;
  const { data, error, isFetching } = useQuery({
    queryKey: ['report-sales', query, loadedPage],
    queryFn: ({ signal }) => loadShownSales(query, loadedPage, signal),
    placeholderData: (before) => before,
  });
  const loadFile = async () => buildSalesFile(await loadSales(query), query.groupBy);
  return (
    <ReportPage
      title="Sales report"
      definition="Sales count on the day of the order in the time zone of its country; cancelled and unpaid orders are left out."
      filters={<ReportFilters {...{ params, change }} groups={salesGroupNames} hasGoods={isGoodsGroup(query.groupBy)} />}
      saved={{ kind: 'sales', settings: toSettings(params, { groupBy: query.groupBy, hasGoods: isGoodsGroup(query.groupBy) }) }}
      error={error}
      isLoading={!data}
      file={{ fileName: `sales-by-${query.groupBy}-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <MoneyNote {...data.report} />
          <SalesChart {...data} />
          <SalesTable shown={data} page={params.page} change={change} />
        </ReportCard>
      )}
    </ReportPage>
  );
}

interface TableProps {
  shown: ShownSales;
  /** The page that the settings name. */
  page: number;
  change: (changes: Record<string, string>) => void;
}

function SalesTable({ shown: { report, query }, page, change }: TableProps) {
  const isTime = isTimeGroup(query.groupBy);
  const name = salesGroupNames[query.groupBy];
  const rows = isTime ? report.rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS) : report.rows;
  return (
    <ReportTable
      label={`Sales by ${name.toLowerCase()}`}
      name={name}
      columns={salesColumns}
      rows={rows.map((row) => ({ ...row, label: formatRowName(row, query.groupBy) }))}
      totals={{ figures: report.totals, before: report.totalsBefore }}
      // Days without orders are rows of their own.
      {...(!isTime && report.withoutRate.length === 0 && { emptyText: 'No orders in this period' })}
      money={report}
      sort={{ sort: query.sort || (isTime ? 'label' : 'sales'), order: query.order, onSort: (sort, order) => change({ sort, order }) }}
      paging={{ page, rowCount: report.rowCount, onPage: (next) => change({ page: String(next) }) }}
    />
  );
}
