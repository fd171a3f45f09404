export const devices = ['mobile', 'tablet', 'desktop'] as const;

/** What of his clicks somebody wants to see beside the days; left out: all of them. */
export interface AnalyticsFilter {
  countryId?: string;
  source?: string;
  device?: (typeof devices)[number];
  browser?: string;
}

/** What an address asks for; what it cannot ask for is left out. */
export function analyticsFilterOf(query: URLSearchParams): AnalyticsFilter {
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
