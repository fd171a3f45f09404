import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import type { CohortReport } from '@selvedge/server/contract/reports';
import { buildCohortFile, cohortColumns } from '@selvedge/server/reports/files';
import { formatMonth } from './labels.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { ReportTable } from './report-table.tsx';
import { buildFilters, toSettings, useReportParams, type ReportParams } from './use-report-params.ts';

const noMoney = { currency: 'EUR', exponent: 2 };

async function load({ from, until, countryId }: ReportParams, signal?: AbortSignal): Promise<CohortReport> {
  const query = { from, until, ...buildFilters({ countryId, categoryId: '', brandId: '' }) };
  return (await call('GET /admin/reports/customers', { query, ...(signal && { signal }) })).data;
}

const toRow = ({ month, ...figures }: CohortReport['rows'][number]) => ({ key: month, label: formatMonth(month), figures, before: null });

/** Renders customers by month of their first order, and the shares that ordered again. */
export default function CustomersPage() {
  const { params, change } = useReportParams({ period: '365d' });
  const { data, error, isFetching } = useQuery({
    queryKey: ['report-customers', params.from, params.until, params.countryId],
    queryFn: ({ signal }) => load(params, signal),
    placeholderData: (before) => before,
  });
  const loadFile = async () => buildCohortFile(await load(params));
  return (
    <ReportPage
      title="Customer cohorts"
      definition="Customers by the month of their first order, and the share that ordered again within 1, 2, 3, 6 and 12 months; a dash means that the months have not passed yet."
      filters={<ReportFilters {...{ params, change }} hasCompare={false} />}
      saved={{ kind: 'customers', settings: toSettings({ ...params, compare: 'none' }, { groupBy: '', hasGoods: false }) }}
      error={error}
      isLoading={!data}
      file={{ fileName: `customer-cohorts-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <Typography variant="caption" color="text.secondary">
            {data.countedAt ? `Counted ${formatTime(data.countedAt)}` : 'Not counted yet'}
          </Typography>
          <ReportTable
            label="Customer cohorts"
            name="First order"
            columns={cohortColumns}
            rows={data.rows.map(toRow)}
            emptyText="No first orders in this period"
            money={noMoney}
          />
        </ReportCard>
      )}
    </ReportPage>
  );
}
