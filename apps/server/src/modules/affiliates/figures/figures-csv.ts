import { formatCsvLine } from '#kit/csv-line';
import type { CommissionItem, UtmAnalytics } from '../contract.ts';

/** Byte order mark by which spreadsheets recognise UTF-8. */
const MARK = '\uFEFF';

export const analyticsTables = ['campaigns', 'days', 'sources', 'subIds', 'countries', 'devices', 'browsers', 'operatingSystems'] as const;
export type AnalyticsTable = (typeof analyticsTables)[number];

/** Writes one table of an analysis as CSV, with a commission column for each currency that occurs. */
export function writeAnalyticsCsv(analytics: UtmAnalytics, table: AnalyticsTable): string {
  const rows: readonly Row[] = analytics[table];
  const currencies = [...new Set(rows.flatMap(({ commission = [] }) => commission.map(({ currency }) => currency)))].sort();
  const words = wordsByTable[table];
  const ofOrders = rows.some(({ conversions }) => conversions !== undefined) || !clickTables.has(table);
  const head = [...words, 'clicks', 'validClicks', ...(ofOrders ? ['conversions', ...currencies.map((currency) => `commission ${currency}`)] : [])];
  const lines = rows.map((row) => [
    ...words.map((word) => row[word] ?? ''),
    ...[row.clicks, row.validClicks],
    ...(ofOrders ? [row.conversions ?? 0, ...currencies.map((currency) => getAmount(row, currency))] : []),
  ]);
  return MARK + [head, ...lines].map(formatCsvLine).join('');
}

interface Row extends Partial<Record<Word, string | number>> {
  clicks: number;
  validClicks: number;
  conversions?: number;
  commission?: { currency: string; amount: number }[];
}

type Word = 'date' | 'name' | 'countryId' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmContent' | 'utmTerm';

const wordsByTable: Record<AnalyticsTable, readonly Word[]> = {
  campaigns: ['utmSource', 'utmMedium', 'utmCampaign', 'utmContent', 'utmTerm'],
  days: ['date'],
  sources: ['name'],
  subIds: ['name'],
  countries: ['countryId'],
  devices: ['name'],
  browsers: ['name'],
  operatingSystems: ['name'],
};
const clickTables: ReadonlySet<AnalyticsTable> = new Set(['devices', 'browsers', 'operatingSystems']);

const getAmount = ({ commission = [] }: Row, wanted: string): number => commission.find(({ currency }) => currency === wanted)?.amount ?? 0;

/** The header of the lines of {@link formatCommission}. */
export const commissionHead: string =
  MARK +
  formatCsvLine([
    ...['id', 'date', 'kind', 'status', 'orderReference', 'productId', 'productName', 'countryId', 'currency', 'base', 'ratePercent', 'rule'],
    ...['commissionAmount', 'dueAt', 'holdReasons', 'reason', 'source', 'utmCampaign', 'linkId', 'fixedAmount', 'capReduction'],
  ]);

export const formatCommission = (item: CommissionItem): string =>
  formatCsvLine([
    ...[item.id, item.date, item.kind, item.status, item.orderReference, item.productId ?? '', item.productName, item.countryId ?? '', item.currency],
    ...[item.base, item.ratePercent, item.rule, item.commissionAmount, item.dueAt ?? '', item.holdReasons.join(' '), item.reason],
    ...[item.source, item.utmCampaign, item.linkId ?? '', item.fixedAmount, item.capReduction],
  ]);
