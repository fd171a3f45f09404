import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { call } from '#frame/call.ts';
import type { SalesReport } from '@selvedge/server/contract/reports';
import { buildFileColumns, buildFileRows, type ReportColumn } from './columns.ts';
import { formatRowName } from './labels.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { PAGE_ROWS, ReportTable } from './report-table.tsx';
import { SalesChart } from './sales-chart.tsx';
import { buildFilters, useReportParams, type ReportParams } from './use-report-params.ts';

const groups = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  country: 'Country',
  category: 'Category',
  product: 'Product',
  brand: 'Brand',
  size: 'Size',
  color: 'Colour',
  coupon: 'Coupon',
  affiliate: 'Affiliate',
} as const;
type Group = keyof typeof groups;

const columns: readonly ReportColumn[] = [
  { name: 'orders', title: 'Orders', definition: 'Orders placed in the period, without cancelled and unpaid ones.', kind: 'count' },
  { name: 'pieces', title: 'Items', definition: 'Pieces in these orders, without cancelled ones.', kind: 'count' },
  { name: 'gross', title: 'Gross sales', definition: 'Items at their regular prices, with delivery and fees, VAT included.', kind: 'money' },
  { name: 'discounts', title: 'Discounts', definition: 'Reduced prices, promotions and coupons.', kind: 'money' },
  { name: 'sales', title: 'Total sales', definition: 'Gross sales less discounts, VAT included.', kind: 'money' },
  { name: 'vat', title: 'VAT', definition: 'The VAT in total sales.', kind: 'money' },
  { name: 'net', title: 'Net sales', definition: 'Total sales without VAT.', kind: 'money' },
  {
    name: 'refunded',
    title: 'Refunds',
    definition: 'Refunds paid in the period for orders that are not cancelled, VAT included, on the day of the refund.',
    kind: 'money',
    isBad: true,
  },
  { name: 'averageOrder', title: 'Average order', definition: 'Total sales divided by orders.', kind: 'money' },
];

/** The groupings that can be combined with a category or a brand. */
const goodsGroups: readonly string[] = ['day', 'week', 'month', 'country', 'category', 'product', 'brand'];

const isTime = (groupBy: string): boolean => ['day', 'week', 'month'].includes(groupBy);

/** Returns the query of the report. Days are sorted by time, and all other rows by sales, until the person sorts them. */
function buildQuery(params: ReportParams, page: { page: number; take: number }) {
  const { from, until, compare, sort, order } = params;
  const groupBy = (params.groupBy in groups ? params.groupBy : 'day') as Group;
  const { categoryId, brandId } = goodsGroups.includes(groupBy) ? params : { categoryId: '', brandId: '' };
  return { from, until, compare, groupBy, sort, order, ...page, ...buildFilters({ ...params, categoryId, brandId }) };
}

const load = async (params: ReportParams, page: { page: number; take: number }, signal?: AbortSignal): Promise<SalesReport> =>
  (await call('GET /admin/reports/sales', { query: buildQuery(params, page), ...(signal && { signal }) })).data;

/** Renders sales by time, country, properties of the goods, coupon or affiliate. */
export default function SalesPage() {
  const { params, change } = useReportParams({ period: '30d', groupBy: 'day' });
  const { data, error, isFetching } = useQuery({
    queryKey: ['report-sales', params],
    queryFn: ({ signal }) => load(params, { page: params.page, take: PAGE_ROWS }, signal),
    placeholderData: (before) => before,
  });
  const groupName = (groups as Partial<Record<string, string>>)[params.groupBy] ?? 'Day';
  const loadFile = async () => {
    const report = await load(params, { page: 1, take: 10_000 });
    const { rows, compared, currency, exponent, totals, totalsBefore } = report;
    const named = rows.map((row) => ({ ...row, label: formatRowName(row, params.groupBy, 'file') }));
    const total = { label: 'Total', figures: totals, before: totalsBefore };
    return {
      rows: buildFileRows([...named, total], columns, exponent),
      columns: buildFileColumns(groupName, columns, { isCompared: compared !== null, currency }),
    };
  };
  return (
    <ReportPage
      title="Sales report"
      definition="Sales count on the day of the order in the time zone of its country; cancelled and unpaid orders are left out."
      filters={<ReportFilters {...{ params, change, groups }} hasGoods={goodsGroups.includes(params.groupBy)} />}
      error={error}
      isLoading={!data}
      file={{ fileName: `sales-by-${params.groupBy}-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <MoneyNote {...data} />
          <SalesChart report={data} groupBy={params.groupBy} />
          <ReportTable
            label={`Sales by ${groupName.toLowerCase()}`}
            name={groupName}
            columns={columns}
            rows={data.rows.map((row) => ({ ...row, label: formatRowName(row, params.groupBy) }))}
            totals={{ figures: data.totals, before: data.totalsBefore }}
            money={data}
            sort={{
              sort: params.sort || (isTime(params.groupBy) ? 'label' : 'sales'),
              order: params.order,
              onSort: (sort, order) => change({ sort, order }),
            }}
            paging={{ page: params.page, rowCount: data.rowCount, onPage: (page) => change({ page: String(page) }) }}
          />
        </ReportCard>
      )}
    </ReportPage>
  );
}

/** Tells in which currency the amounts are, and which currencies are missing. */
export function MoneyNote({ currency, isConverted, withoutRate }: Pick<SalesReport, 'currency' | 'isConverted' | 'withoutRate'>) {
  return (
    <>
      {withoutRate.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Amounts in {withoutRate.join(', ')} are not included, because there is no exchange rate.
        </Alert>
      )}
      {isConverted && (
        <Alert severity="info" icon={false} sx={{ mb: 1, py: 0 }}>
          Amounts are in {currency}, estimated with the exchange rate of each country. Choose a country to see its own currency.
        </Alert>
      )}
    </>
  );
}
