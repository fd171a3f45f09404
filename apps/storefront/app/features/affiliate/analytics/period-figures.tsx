import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDashboard } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/locale/format.ts';
import { Figures } from './figures.tsx';
import { Sums, type Money } from './sums.tsx';

/** The figures of the period and of the previous period. */
export function PeriodFigures({ stats, previous }: Pick<AffiliateDashboard, 'stats' | 'previous'>) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const compare = (now: number, before: number) => <Before change={computeChange(now, before)}>{number(before)}</Before>;
  // A percentage, as in the API.
  const formatRate = (rate: number | null) =>
    rate === null ? '–' : new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
  const previousRate = previous.validClicks === 0 ? null : (100 * previous.conversions) / previous.validClicks;
  return (
    <Figures
      of={[
        {
          name: t`Earned`,
          value: <Sums of={stats.commission} />,
          previous: (
            <Before change={compareSums(stats.commission, previous.commission)}>
              <Sums of={previous.commission} />
            </Before>
          ),
          words: t`Commission for this period, minus returns.`,
        },
        {
          name: t`Clicks`,
          value: number(stats.clicks),
          previous: compare(stats.clicks, previous.clicks),
          words: t`Every visit through one of your links.`,
        },
        {
          name: t`Valid clicks`,
          value: number(stats.validClicks),
          previous: compare(stats.validClicks, previous.validClicks),
          words: t`Excluding bots and repeat clicks within an hour.`,
        },
        {
          name: t`Conversions`,
          value: number(stats.conversions),
          previous: compare(stats.conversions, previous.conversions),
          words: t`Orders credited to you, excluding cancelled ones.`,
        },
        {
          name: t`Conversion rate`,
          value: formatRate(stats.conversionRate),
          previous: <Before change={null}>{formatRate(previousRate)}</Before>,
          words: t`Conversions per 100 valid clicks.`,
        },
        { name: t`Earnings per click`, value: <Sums of={stats.epc} />, words: t`Commission divided by valid clicks.` },
      ]}
    />
  );
}

/** The figure of the previous period, and the change since then. @param change 0.25 is 25 % more; null: no percentage */
function Before({ change, children }: { change: number | null; children: ReactNode }) {
  const { i18n } = useLingui();
  const percentage =
    change === null
      ? null
      : new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(change);
  return (
    <>
      <Trans>Before: {children}</Trans>
      {percentage === null ? null : <span suppressHydrationWarning> ({percentage})</span>}
    </>
  );
}

const computeChange = (now: number, before: number): number | null => (before > 0 ? (now - before) / before : null);

/** Currencies cannot be added up: a percentage needs one currency in both periods. */
function compareSums(now: Money, before: Money): number | null {
  const [[one], [other]] = [now, before];
  if (now.length !== 1 || before.length !== 1 || one?.currency !== other?.currency) return null;
  return computeChange(one?.amount ?? 0, other?.amount ?? 0);
}
