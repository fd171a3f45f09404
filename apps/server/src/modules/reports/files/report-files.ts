import type { CohortReport, ReturnsReport, SalesReport, StockReport, VatReport } from '../contract.ts';
import type { returnGroups, salesGroups, stockGroups } from '../dimensions.ts';
import { buildFileColumns, buildFileRows, toCell, type ReportFile } from './columns.ts';
import { returnReasonLabels } from './reason-labels.ts';
import {
  cohortColumns,
  returnColumns,
  returnGroupNames,
  salesColumns,
  salesGroupNames,
  stockColumns,
  stockGroupNames,
  vatColumns,
} from './report-columns.ts';

/** The files of the reports, with all rows that the report contains. The back office downloads them, and emails contain them. */

/** Names a row by a reason of returns, or as the server names it. */
export function nameRow({ label, key }: { label: string; key: string }, groupBy: string): string {
  if (groupBy !== 'reason') return label;
  return key === '' ? 'No reason given' : ((returnReasonLabels as Readonly<Record<string, string>>)[key] ?? label);
}

export function buildSalesFile(report: SalesReport, groupBy: (typeof salesGroups)[number]): ReportFile {
  const { rows, compared, currency, exponent, totals, totalsBefore } = report;
  return {
    rows: buildFileRows([...rows, { label: 'Total', figures: totals, before: totalsBefore }], salesColumns, exponent),
    columns: buildFileColumns(salesGroupNames[groupBy], salesColumns, { isCompared: compared !== null, currency }),
  };
}

export function buildReturnsFile(report: ReturnsReport, groupBy: (typeof returnGroups)[number]): ReportFile {
  const { rows, compared, currency, exponent, totals, totalsBefore } = report;
  const named = rows.map((row) => ({ ...row, label: nameRow(row, groupBy) }));
  return {
    rows: buildFileRows([...named, { label: 'Total', figures: totals, before: totalsBefore }], returnColumns, exponent),
    columns: buildFileColumns(returnGroupNames[groupBy], returnColumns, { isCompared: compared !== null, currency }),
  };
}

export const buildStockFile = ({ rows, totals }: StockReport, groupBy: (typeof stockGroups)[number]): ReportFile => ({
  // There is no money in this report, and the stock of the compared period is not known.
  rows: buildFileRows([...rows.map((row) => ({ ...row, before: null })), { label: 'Total', figures: totals, before: null }], stockColumns, 2),
  columns: buildFileColumns(stockGroupNames[groupBy], stockColumns, { isCompared: false, currency: '' }),
});

export const buildCohortFile = ({ rows }: CohortReport): ReportFile => ({
  rows: buildFileRows(
    rows.map(({ month, ...figures }) => ({ label: month.slice(0, 7), figures, before: null })),
    cohortColumns,
    2,
  ),
  columns: buildFileColumns('First order', cohortColumns, { isCompared: false, currency: '' }),
});

const schemes = { domestic: 'domestic', oss: 'One-Stop Shop', outside: 'outside the EU', 'intra-community': 'exempt, to a business in the EU' };

type VatRow = VatReport['rows'][number];

/** Names a row of the VAT report by country, rate, scheme and currency. */
export const nameVatRow = ({ country, scheme, isBusiness, basisPoints, currency }: VatRow): string =>
  [country, `${basisPoints / 100}%`, schemes[scheme], ...(isBusiness && scheme === 'oss' ? ['business'] : []), currency].join(' · ');

export const buildVatFile = ({ rows }: VatReport): ReportFile => ({
  rows: rows.map((row) => ({
    country: row.country,
    scheme: schemes[row.scheme],
    buyer: row.isBusiness ? 'business' : 'consumer',
    rate: row.basisPoints / 100,
    currency: row.currency,
    ...Object.fromEntries(vatColumns.map((column) => [column.name, toCell(column, row[column.name as 'net' | 'vat'], row.exponent)])),
  })),
  columns: [
    { path: 'country', title: 'Country' },
    { path: 'scheme', title: 'VAT scheme' },
    { path: 'buyer', title: 'Buyer' },
    { path: 'rate', title: 'Rate (%)' },
    { path: 'currency', title: 'Currency' },
    { path: 'net', title: 'Net' },
    { path: 'vat', title: 'VAT' },
  ],
});
