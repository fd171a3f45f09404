import type { Db } from '#platform/database';
import type { Figures, Money, ReportColumn, ReportFile } from '../files/columns.ts';
import {
  cohortColumns,
  returnColumns,
  returnGroupNames,
  salesColumns,
  salesGroupNames,
  stockColumns,
  stockGroupNames,
  vatColumns,
} from '../files/report-columns.ts';
import { loadAllRows } from '../files/load-all-rows.ts';
import { buildCohortFile, buildReturnsFile, buildSalesFile, buildStockFile, buildVatFile, nameRow, nameVatRow } from '../files/report-files.ts';
import { readCohortReport } from '../read-cohorts.ts';
import { readReturnsReport } from '../read-returns.ts';
import { readSalesReport } from '../read-sales.ts';
import { readStockReport } from '../read-stock.ts';
import { readVatReport } from '../read-vat.ts';
import { buildReportQuery, type ReportKind, type ReportSettings } from './settings.ts';

export interface ContentRow {
  label: string;
  figures: Figures;
  before: Figures | null;
  /** The money of the row, if it is not that of the report. */
  money?: Money;
}

/** The figures of a report in the form of a table, and its file. */
export interface ReportContent {
  /** Such as Sales by day. */
  title: string;
  /** The title of the first column. */
  groupName: string;
  period: { from: string; until: string };
  compared: { from: string; until: string } | null;
  columns: readonly ReportColumn[];
  rows: readonly ContentRow[];
  /** Null: the report has no totals. */
  totals: Omit<ContentRow, 'label'> | null;
  money: Money;
  /** Whether amounts were converted to one currency. */
  isConverted: boolean;
  /** Currencies that are left out of the amounts. */
  withoutRate: readonly string[];
  file: ReportFile;
  /** Without its extension. */
  fileName: string;
}

/** There is no money in the report. */
const noMoney = { money: { currency: 'EUR', exponent: 2 }, isConverted: false, withoutRate: [] };

/** Reads all rows of a report with the days that its period has on a day. @param today an ISO date */
export function readReportContent(db: Db, kind: ReportKind, settings: ReportSettings, today: string): Promise<ReportContent> {
  return readers[kind](db, settings, today);
}

const readers: Readonly<Record<ReportKind, (db: Db, settings: ReportSettings, today: string) => Promise<ReportContent>>> = {
  sales: readSales,
  returns: readReturns,
  stock: readStock,
  vat: readVat,
  customers: readCustomers,
};

async function readSales(db: Db, settings: ReportSettings, today: string): Promise<ReportContent> {
  const query = buildReportQuery('sales', settings, today);
  const report = await loadAllRows((page) => readSalesReport(db, { ...query, ...page }));
  const { period, compared, rows, totals, totalsBefore, currency, exponent, isConverted, withoutRate } = report;
  return {
    ...{ period, compared, rows, isConverted, withoutRate },
    title: `Sales by ${salesGroupNames[query.groupBy].toLowerCase()}`,
    groupName: salesGroupNames[query.groupBy],
    columns: salesColumns,
    totals: { figures: totals, before: totalsBefore },
    money: { currency, exponent },
    file: buildSalesFile(report, query.groupBy),
    fileName: `sales-by-${query.groupBy}-${period.from}-${period.until}`,
  };
}

async function readReturns(db: Db, settings: ReportSettings, today: string): Promise<ReportContent> {
  const query = buildReportQuery('returns', settings, today);
  const report = await loadAllRows((page) => readReturnsReport(db, { ...query, ...page }));
  const { period, compared, rows, totals, totalsBefore, currency, exponent, isConverted, withoutRate } = report;
  return {
    ...{ period, compared, isConverted, withoutRate },
    title: `Returns by ${returnGroupNames[query.groupBy].toLowerCase()}`,
    groupName: returnGroupNames[query.groupBy],
    columns: returnColumns,
    rows: rows.map((row) => ({ ...row, label: nameRow(row, query.groupBy) })),
    totals: { figures: totals, before: totalsBefore },
    money: { currency, exponent },
    file: buildReturnsFile(report, query.groupBy),
    fileName: `returns-by-${query.groupBy}-${period.from}-${period.until}`,
  };
}

async function readStock(db: Db, settings: ReportSettings, today: string): Promise<ReportContent> {
  // The page has no comparison, because the stock of the past is not known.
  const query = buildReportQuery('stock', { ...settings, compare: 'none' }, today);
  const report = await loadAllRows((page) => readStockReport(db, { ...query, ...page }));
  const { period, rows, totals } = report;
  return {
    ...{ period, compared: null, rows, ...noMoney },
    title: `Stock by ${stockGroupNames[query.groupBy].toLowerCase()}`,
    groupName: stockGroupNames[query.groupBy],
    columns: stockColumns,
    totals: { figures: totals, before: null },
    file: buildStockFile(report, query.groupBy),
    fileName: `stock-by-${query.groupBy}-${period.from}-${period.until}`,
  };
}

async function readVat(db: Db, settings: ReportSettings, today: string): Promise<ReportContent> {
  const report = await readVatReport(db, buildReportQuery('vat', settings, today));
  const { period, compared, rows, totals, totalsBefore, currency, exponent, isConverted, withoutRate } = report;
  return {
    ...{ period, compared, isConverted, withoutRate },
    title: 'VAT by country and rate',
    groupName: 'Country and rate',
    columns: vatColumns,
    rows: rows.map((row) => ({ label: nameVatRow(row), figures: { net: row.net, vat: row.vat }, before: row.before, money: row })),
    totals: { figures: totals, before: totalsBefore },
    money: { currency, exponent },
    file: buildVatFile(report),
    fileName: `vat-${period.from}-${period.until}`,
  };
}

async function readCustomers(db: Db, settings: ReportSettings, today: string): Promise<ReportContent> {
  const query = buildReportQuery('customers', settings, today);
  const report = await readCohortReport(db, query);
  const period = { from: query.from, until: query.until };
  return {
    ...{ period, compared: null, totals: null, ...noMoney },
    title: 'Customer cohorts',
    groupName: 'First order',
    columns: cohortColumns,
    rows: report.rows.map(({ month, ...figures }) => ({ label: month.slice(0, 7), figures, before: null })),
    file: buildCohortFile(report),
    fileName: `customer-cohorts-${period.from}-${period.until}`,
  };
}
