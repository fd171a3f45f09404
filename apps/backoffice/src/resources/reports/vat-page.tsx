import { useQuery } from '@tanstack/react-query';
import { call } from '#frame/call.ts';
import type { VatReport } from '@selvedge/server/contract/reports';
import { toCell, type ReportColumn } from './columns.ts';
import { MoneyNote } from './money-note.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportCard, ReportPage } from './report-page.tsx';
import { ReportTable } from './report-table.tsx';
import { buildFilters, useReportParams, type ReportParams } from './use-report-params.ts';

const columns: readonly ReportColumn[] = [
  { name: 'net', title: 'Net', definition: 'Invoices less credit notes, without VAT.', kind: 'money' },
  { name: 'vat', title: 'VAT', definition: 'The VAT of invoices less that of credit notes.', kind: 'money' },
];
const fileColumns = [
  { path: 'country', title: 'Country' },
  { path: 'scheme', title: 'VAT scheme' },
  { path: 'buyer', title: 'Buyer' },
  { path: 'rate', title: 'Rate (%)' },
  { path: 'currency', title: 'Currency' },
  { path: 'net', title: 'Net' },
  { path: 'vat', title: 'VAT' },
];

const schemes = { domestic: 'domestic', oss: 'One-Stop Shop', outside: 'outside the EU', 'intra-community': 'exempt, to a business in the EU' };

type Row = VatReport['rows'][number];
const formatName = ({ country, scheme, isBusiness, basisPoints, currency }: Row): string =>
  [country, `${basisPoints / 100}%`, schemes[scheme], ...(isBusiness && scheme === 'oss' ? ['business'] : []), currency].join(' · ');

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
  const loadFile = async () => ({
    rows: (await load(params)).rows.map((row) => ({
      country: row.country,
      scheme: schemes[row.scheme],
      buyer: row.isBusiness ? 'business' : 'consumer',
      rate: row.basisPoints / 100,
      currency: row.currency,
      ...Object.fromEntries(columns.map((column) => [column.name, toCell(column, row[column.name as 'net' | 'vat'], row.exponent)])),
    })),
    columns: fileColumns,
  });
  return (
    <ReportPage
      title="VAT report"
      definition="VAT of the invoices less credit notes issued in the period; rows of the One-Stop Shop without businesses are those of its return."
      filters={<ReportFilters {...{ params, change }} />}
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
            columns={columns}
            rows={data.rows.map((row) => ({
              key: formatName(row),
              label: formatName(row),
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
