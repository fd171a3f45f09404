import { useSearchParams } from 'react-router';
import { periodNames, type PeriodName } from '@selvedge/server/reports/files';
import type { ReportSettings } from '@selvedge/server/contract/reports';
import { findCurrentPeriod } from './periods.ts';

export const comparisonNames = { none: 'No comparison', previous: 'Previous period', year: 'Year before' } as const;
export type Comparison = keyof typeof comparisonNames;

/** Settings are stored in the URL, so that staff can share a report. */
export interface ReportParams {
  /** First and last day, both inclusive. */
  from: string;
  until: string;
  period: PeriodName;
  compare: Comparison;
  groupBy: string;
  countryId: string;
  categoryId: string;
  brandId: string;
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  isUnsold: boolean;
}

interface Defaults {
  period: Exclude<PeriodName, 'custom'>;
  groupBy?: string;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the settings, and a function that changes some of them. Another filter shows the first page again. */
export function useReportParams(defaults: Defaults): { params: ReportParams; change: (changes: Record<string, string>) => void } {
  const [search, setSearch] = useSearchParams();
  const read = (name: string): string => search.get(name) ?? '';
  const [from, until] = [search.get('from'), search.get('until')];
  const isCustom = read('period') === 'custom' && isDay(from) && isDay(until);
  const named = Object.keys(periodNames).find((name) => name === read('period') && name !== 'custom') as Exclude<PeriodName, 'custom'> | undefined;
  const days = isCustom ? { from, until } : findCurrentPeriod(named ?? defaults.period);
  const params: ReportParams = {
    ...days,
    period: isCustom ? 'custom' : (named ?? defaults.period),
    compare: (Object.keys(comparisonNames) as Comparison[]).find((name) => name === read('compare')) ?? 'previous',
    groupBy: read('groupBy') || (defaults.groupBy ?? ''),
    countryId: read('countryId'),
    categoryId: read('categoryId'),
    brandId: read('brandId'),
    sort: read('sort'),
    order: read('order') === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Number.parseInt(read('page'), 10) || 1),
    isUnsold: read('isUnsold') === 'true',
  };
  const change = (changes: Record<string, string>) =>
    setSearch(
      (now) => {
        if (!('page' in changes)) now.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return { params, change };
}

/** Returns the filters that are set, for a call. */
export const buildFilters = ({ countryId, categoryId, brandId }: Pick<ReportParams, 'countryId' | 'categoryId' | 'brandId'>) => ({
  ...(countryId && { countryId: Number(countryId) }),
  ...(categoryId && { categoryId: Number(categoryId) }),
  ...(brandId && { brandId: Number(brandId) }),
});

interface UsedSettings {
  /** The grouping that the page shows; empty: the report has none. */
  groupBy: string;
  /** Whether the report is filtered by category and brand. */
  hasGoods?: boolean;
}

/** Returns the settings that the page uses, for a saved report. Relative periods stay relative. */
export function toSettings(params: ReportParams, { groupBy, hasGoods = true }: UsedSettings): ReportSettings {
  const { period, from, until, compare, sort, order, isUnsold } = params;
  return {
    ...{ period, compare, groupBy, sort, order, isUnsold },
    ...(period === 'custom' && { from, until }),
    ...buildFilters(hasGoods ? params : { ...params, categoryId: '', brandId: '' }),
  };
}
