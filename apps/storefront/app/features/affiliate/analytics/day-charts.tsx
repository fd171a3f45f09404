import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber } from '#lib/locale/format.ts';
import { DayChart } from '#ui/figures/day-chart.tsx';
import type { Counts } from './counts-columns.tsx';
import styles from '../portal/portal.module.css';

type DayRow = Counts & { date: string };

/** Clicks per day, valid clicks in front. */
export function ClickChart({ days }: { days: readonly DayRow[] }) {
  const { t, i18n } = useLingui();
  return (
    <DayChart
      title={t`Clicks by day`}
      words={t`Valid clicks exclude bots and repeat clicks within an hour.`}
      days={days.map(({ date }) => date)}
      series={[
        { name: t`All clicks`, values: days.map(({ clicks }) => clicks) },
        { name: t`Valid clicks`, values: days.map(({ validClicks }) => validClicks) },
      ]}
      kind="bars"
      isWhole
      format={(value) => formatNumber(value, i18n.locale)}
    />
  );
}

/** Earnings per day, one chart per currency because currencies cannot be added up. */
export function EarningsCharts({ days }: { days: readonly DayRow[] }) {
  const { t, i18n } = useLingui();
  const currencies = [...new Set(days.flatMap(({ commission }) => commission.map(({ currency }) => currency)))].sort();
  if (currencies.length === 0) return <p className={styles.quiet}>{t`No earnings in this period.`}</p>;
  return currencies.map((currency) => (
    <DayChart
      key={currency}
      title={t`Earnings in ${currency} by day`}
      words={t`Commission minus returns. A negative figure means more was returned than earned.`}
      days={days.map(({ date }) => date)}
      series={[{ name: currency, values: days.map(({ commission }) => commission.find((sum) => sum.currency === currency)?.amount ?? 0) }]}
      kind="line"
      format={(value) => formatMoney(value, { currency, tag: i18n.locale }).replace('-', '−')}
    />
  ));
}
