import { useQuery } from '@tanstack/react-query';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import type { StockReport } from '@selvedge/server/contract/reports';
import { buildStockFile, loadAllRows, stockColumns, stockGroupNames, type PageToLoad } from '@selvedge/server/reports/files';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { PAGE_ROWS, ReportTable } from './report-table.tsx';
import { buildFilters, toSettings, useReportParams, type ReportParams } from './use-report-params.ts';

type Group = keyof typeof stockGroupNames;
const toGroup = (text: string): Group => (Object.hasOwn(stockGroupNames, text) ? text : 'product') as Group;

/** There is no money in this report. */
const noMoney = { currency: 'EUR', exponent: 2 };

async function load(params: ReportParams, page: PageToLoad, signal?: AbortSignal): Promise<StockReport> {
  const { from, until, sort, order, isUnsold } = params;
  const groupBy = toGroup(params.groupBy);
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
  const groupBy = toGroup(params.groupBy);
  const groupName = stockGroupNames[groupBy];
  const loadFile = async () => buildStockFile(await loadAllRows((page) => load(params, page)), groupBy);
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
        <ReportFilters {...{ params, change }} groups={stockGroupNames} hasCompare={false} hasCountry={false} hasGoods>
          {unsold}
        </ReportFilters>
      }
      saved={{ kind: 'stock', settings: toSettings({ ...params, compare: 'none', countryId: '' }, { groupBy }) }}
      error={error}
      isLoading={!data}
      file={{ fileName: `stock-by-${groupBy}-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <Typography variant="caption" color="text.secondary">
            {data.countedAt ? `Stock counted ${formatTime(data.countedAt)}` : 'The stock is not counted yet'}
          </Typography>
          <ReportTable
            label={`Stock by ${groupName.toLowerCase()}`}
            name={groupName}
            columns={stockColumns}
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
