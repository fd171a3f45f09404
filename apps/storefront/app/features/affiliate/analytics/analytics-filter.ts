export const devices = ['mobile', 'tablet', 'desktop'] as const;

/** Filters of the click analysis besides the period. A missing field does not filter. */
export interface AnalyticsFilter {
  countryId?: string;
  source?: string;
  device?: (typeof devices)[number];
  browser?: string;
}

/** Reads the filter from an address and ignores invalid values. */
export function readAnalyticsFilter(query: URLSearchParams): AnalyticsFilter {
  const text = (name: string, longest: number): string => (query.get(name) ?? '').trim().slice(0, longest);
  const device = devices.find((one) => one === query.get('device'));
  const [countryId, source, browser] = [text('countryId', 9), text('source', 64), text('browser', 40)];
  return {
    ...(/^[1-9]\d*$/.test(countryId) && { countryId }),
    ...(source && { source }),
    ...(device && { device }),
    ...(browser && { browser }),
  };
}
