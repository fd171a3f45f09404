import { useQuery } from '@tanstack/react-query';
import { call } from '#frame/call.ts';
import type { VatReport } from '@selvedge/server/contract/reports';
import { buildVatFile, nameVatRow, vatColumns } from '@selvedge/server/reports/files';
import { MoneyNote } from './money-note.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { ReportTable } from './report-table.tsx';
import { buildFilters, toSettings, useReportParams, type ReportParams } from './use-report-params.ts';

async function load(params: ReportParams, signal?: AbortSignal): Promise<VatReport> {
  const { from, until, compare, countryId } = params;
  const query = { from, until, compare, ...buildFilters({ countryId, categoryId: '', brandId: '' }) };
  return (await call('GET /admin/reports/vat', { query, ...(signal && { signal }) })).data;
}

/** Renders VAT by country, scheme and rate, as it is on the documents. */
export default function VatPage() {
  const { params, change } = useReportParams({ period: 'last-month' });
  const { data, error, isFetching } = useQuery({
    queryKey: ['report-vat', params],
    queryFn: ({ signal }) => load(params, signal),
    placeholderData: (before) => before,
  });
  const loadFile = async () => buildVatFile(await load(params));
  return (
    <ReportPage
      title="VAT report"
      definition="VAT of the invoices less credit notes issued in the period; rows of the One-Stop Shop without businesses are those of its return."
      filters={<ReportFilters {...{ params, change }} />}
      saved={{ kind: 'vat', settings: toSettings(params, { groupBy: '', hasGoods: false }) }}
      error={error}
      isLoading={!data}
      file={{ fileName: `vat-${params.from}-${params.until}`, load: loadFile }}
    >
      {data && (
        <ReportCard isBusy={isFetching}>
          <MoneyNote {...data} isForTotals />
          <ReportTable
            label="VAT by country and rate"
            name="Country and rate"
            columns={vatColumns}
            rows={data.rows.map((row) => ({
              key: nameVatRow(row),
              label: nameVatRow(row),
              figures: { net: row.net, vat: row.vat },
              before: row.before,
              money: row,
            }))}
            emptyText="No invoices in this period"
            totals={{ figures: data.totals, before: data.totalsBefore }}
            money={data}
          />
        </ReportCard>
      )}
    </ReportPage>
  );
}
