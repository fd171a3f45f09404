import { useQuery } from '@tanstack/react-query';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import type { StockReport } from '@selvedge/server/contract/reports';
import { buildFileColumns, buildFileRows, type ReportColumn } from './columns.ts';
import { loadAllRows, type PageToLoad } from './load-all-rows.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { PAGE_ROWS, ReportTable } from './report-table.tsx';
import { buildFilters, useReportParams, type ReportParams } from './use-report-params.ts';

const groups = { product: 'Product', category: 'Category', brand: 'Brand' } as const;
type Group = keyof typeof groups;

const columns: readonly ReportColumn[] = [
  { name: 'onHand', title: 'On hand', definition: 'Pieces in stock now, reserved ones included.', kind: 'count' },
  {
    name: 'sold',
    title: 'Items sold',
    definition: 'Pieces ordered in the period in all countries, without cancelled and undelivered ones.',
    kind: 'count',
  },
  { name: 'sellThrough', title: 'Sell-through', definition: 'Items sold divided by items sold and pieces on hand.', kind: 'share' },
  { name: 'coverDays', title: 'Days of cover', definition: 'Days until the stock is sold at the rate of the period.', kind: 'days' },
];
/** There is no money in this report. */
const noMoney = { currency: 'EUR', exponent: 2 };

async function load(params: ReportParams, page: PageToLoad, signal?: AbortSignal): Promise<StockReport> {
  const { from, until, sort, order, isUnsold } = params;
  const groupBy = (Object.hasOwn(groups, params.groupBy) ? params.groupBy : 'product') as Group;
  const { categoryId, brandId } = params;
  const query = {
    ...{ from, until, groupBy, sort, order, isUnsold: isUnsold ? ('true' as const) : ('false' as const), ...page },
    ...buildFilters({ countryId: '', categoryId, brandId }),
  };
  return (await call('GET /admin/reports/stock', { query, ...(signal && { signal }) })).data;
}

/** Renders the stock of the products on sale with their sales. */
export default function StockPage() {
  const { params, change } = useReportParams({ period: '30d', groupBy: 'product' });
  const { data, error, isFetching } = useQuery({
    queryKey: ['report-stock', params],
    queryFn: ({ signal }) => load(params, { page: params.page, take: PAGE_ROWS }, signal),
    placeholderData: (before) => before,
  });
  const groupName = (groups as Partial<Record<string, string>>)[params.groupBy] ?? 'Product';
  const loadFile = async () => {
    const { rows, totals } = await loadAllRows((page) => load(params, page));
    return {
      rows: buildFileRows([...rows, { label: 'Total', figures: totals, before: null }], columns, 2),
      columns: buildFileColumns(groupName, columns, { isCompared: false, currency: '' }),
    };
  };
  const unsold = (
    <FormControlLabel
      control={<Checkbox size="small" checked={params.isUnsold} onChange={(_, isUnsold) => change({ isUnsold: isUnsold ? 'true' : '' })} />}
      label="Only products without sales"
    />
  );
  return (
    <ReportPage
      title="Sell-through and stock cover"
      definition="The current stock of all products on sale, and how long it lasts at the sales rate of the period."
      filters={
        <ReportFilters {...{ params, change, groups }} hasCompare={false} hasCountry={false} hasGoods>
          {unsold}
        </ReportFilters>
      }
      error={error}
      isLoading={!data}
      file={{ fileName: `stock-by-${params.groupBy}-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <Typography variant="caption" color="text.secondary">
            {data.countedAt ? `Stock counted ${formatTime(data.countedAt)}` : 'The stock is not counted yet'}
          </Typography>
          <ReportTable
            label={`Stock by ${groupName.toLowerCase()}`}
            name={groupName}
            columns={columns}
            rows={data.rows}
            emptyText="No products with these filters"
            totals={{ figures: data.totals, before: null }}
            money={noMoney}
            sort={{ sort: params.sort || 'onHand', order: params.order, onSort: (sort, order) => change({ sort, order }) }}
            paging={{ page: params.page, rowCount: data.rowCount, onPage: (page) => change({ page: String(page) }) }}
          />
        </ReportCard>
      )}
    </ReportPage>
  );
}
