import type { AnalyticsTable } from '#lib/api/affiliate-calls.ts';

export const devices = ['mobile', 'tablet', 'desktop'] as const;
/** The tables of the page, in the order of their links. */
export const analyticsTables = [
  'campaigns',
  'days',
  'sources',
  'subIds',
  'countries',
  'devices',
  'browsers',
  'operatingSystems',
] as const satisfies AnalyticsTable[];

/** Filters of the click analysis, except the period. A missing field does not filter. */
export interface AnalyticsFilter {
  countryId?: string;
  source?: string;
  device?: (typeof devices)[number];
  browser?: string;
}

/** Reads the filter from an address and ignores invalid values. */
export function readAnalyticsFilter(query: URLSearchParams): AnalyticsFilter {
  const text = (name: string, maxLength: number): string => (query.get(name) ?? '').trim().slice(0, maxLength);
  const device = devices.find((one) => one === query.get('device'));
  const [countryId, source, browser] = [text('countryId', 9), text('source', 64), text('browser', 40)];
  return {
    ...(/^[1-9]\d*$/.test(countryId) && { countryId }),
    ...(source && { source }),
    ...(device && { device }),
    ...(browser && { browser }),
  };
}

export const readAnalyticsTable = (query: URLSearchParams) => analyticsTables.find((table) => table === query.get('table'));

/** Converts the filter to that of the API. */
export const toAnalyticsQuery = ({ countryId, ...filter }: AnalyticsFilter) => ({ ...filter, ...(countryId && { countryId: Number(countryId) }) });
