import { useLingui } from '@lingui/react/macro';
import type { AffiliateDashboard } from '@selvedge/server/contract';
import { formatNumber } from '#lib/locale/format.ts';
import { Figures } from './figures.tsx';
import { Sums } from './sums.tsx';

/** The figures of the period. */
export function PeriodFigures({ stats }: { stats: AffiliateDashboard['stats'] }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  // A percentage, as in the API.
  const rate =
    stats.conversionRate === null
      ? '–'
      : new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(stats.conversionRate / 100);
  return (
    <Figures
      of={[
        { name: t`Earned`, value: <Sums of={stats.commission} />, words: t`Commission for this period, minus returns.` },
        { name: t`Clicks`, value: number(stats.clicks), words: t`Every visit through one of your links.` },
        { name: t`Valid clicks`, value: number(stats.validClicks), words: t`Excluding bots and repeat clicks within an hour.` },
        { name: t`Conversions`, value: number(stats.conversions), words: t`Orders credited to you, excluding cancelled ones.` },
        { name: t`Conversion rate`, value: rate, words: t`Conversions per 100 valid clicks.` },
        { name: t`Earnings per click`, value: <Sums of={stats.epc} />, words: t`Commission divided by valid clicks.` },
      ]}
    />
  );
}
