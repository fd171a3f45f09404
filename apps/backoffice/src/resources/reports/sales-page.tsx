import { useQuery } from '@tanstack/react-query';
import { buildFileColumns, buildFileRows, type ReportColumn } from './columns.ts';
import { formatRowName } from './labels.ts';
import { MoneyNote } from './money-note.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { PAGE_ROWS, ReportTable } from './report-table.tsx';
import { SalesChart } from './sales-chart.tsx';
import { buildSalesQuery, isGoodsGroup, isTimeGroup, loadSales, loadShownSales, salesGroups, type ShownSales } from './sales-query.ts';
import { useReportParams } from './use-report-params.ts';

const columns: readonly ReportColumn[] = [
  { name: 'orders', title: 'Orders', definition: 'Orders placed in the period, without cancelled and unpaid ones.', kind: 'count' },
  { name: 'pieces', title: 'Items', definition: 'Pieces in these orders, without cancelled and undelivered ones.', kind: 'count' },
  { name: 'gross', title: 'Gross sales', definition: 'Items at their regular prices, with delivery and fees, VAT included.', kind: 'money' },
  { name: 'discounts', title: 'Discounts', definition: 'Reduced prices, promotions and coupons.', kind: 'money' },
  { name: 'sales', title: 'Total sales', definition: 'Gross sales less discounts, VAT included.', kind: 'money' },
  { name: 'vat', title: 'VAT', definition: 'The VAT in total sales.', kind: 'money' },
  { name: 'net', title: 'Net sales', definition: 'Total sales without VAT.', kind: 'money' },
  {
    name: 'refunded',
    title: 'Refunds',
    definition: 'Refunds paid in the period, VAT included, without those for cancelled orders and undelivered pieces.',
    kind: 'money',
    isBad: true,
  },
  { name: 'averageOrder', title: 'Average order', definition: 'Total sales divided by orders.', kind: 'money' },
];

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
  const loadFile = async () => {
    const { rows, compared, currency, exponent, totals, totalsBefore } = await loadSales(query);
    const named = rows.map((row) => ({ ...row, label: formatRowName(row, query.groupBy, 'file') }));
    const total = { label: 'Total', figures: totals, before: totalsBefore };
    return {
      rows: buildFileRows([...named, total], columns, exponent),
      columns: buildFileColumns(salesGroups[query.groupBy], columns, { isCompared: compared !== null, currency }),
    };
  };
  return (
    <ReportPage
      title="Sales report"
      definition="Sales count on the day of the order in the time zone of its country; cancelled and unpaid orders are left out."
      filters={<ReportFilters {...{ params, change }} groups={salesGroups} hasGoods={isGoodsGroup(query.groupBy)} />}
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
  const name = salesGroups[query.groupBy];
  const rows = isTime ? report.rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS) : report.rows;
  return (
    <ReportTable
      label={`Sales by ${name.toLowerCase()}`}
      name={name}
      columns={columns}
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
