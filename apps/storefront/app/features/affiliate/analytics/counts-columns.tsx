import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/locale/format.ts';
import type { Column } from '../portal/portal-table.tsx';
import { Sums, type Money } from './sums.tsx';

interface Clicks {
  clicks: number;
  validClicks: number;
}

export interface Counts extends Clicks {
  conversions: number;
  commission: Money;
}

/** Returns the last columns of most portal tables. */
export function useClickColumns<Row extends Clicks>(): Column<Row>[] {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  return [
    { head: t`Clicks`, isNumber: true, cell: ({ clicks }) => number(clicks) },
    { head: t`Valid clicks`, isNumber: true, cell: ({ validClicks }) => number(validClicks) },
  ];
}

export function useCountsColumns<Row extends Counts>(): Column<Row>[] {
  const { t, i18n } = useLingui();
  return [
    ...useClickColumns<Row>(),
    { head: t`Conversions`, isNumber: true, cell: ({ conversions }) => formatNumber(conversions, i18n.locale) },
    { head: t`Commission`, isNumber: true, cell: ({ commission }) => <Sums of={commission} /> },
  ];
}
