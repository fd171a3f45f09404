import { Trans, useLingui } from '@lingui/react/macro';
import type { SizeChart } from '@selvedge/server/contract';
import { measureNames } from './measure-texts.ts';
import styles from './size-chart-table.module.css';
import { formatRange, type Unit } from './units.ts';

interface SizeChartTableProps {
  chart: SizeChart;
  unit: Unit;
  /** The recommended size. */
  marked?: number | null;
}

/** The body measurements of each size. */
export function SizeChartTable({ chart, unit, marked = null }: SizeChartTableProps) {
  const { t, i18n } = useLingui();
  return (
    // A wide table scrolls, so it must be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={t`Size chart`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {unit === 'cm' ? <Trans>Body measurements in centimetres</Trans> : <Trans>Body measurements in inches</Trans>}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Size</Trans>
            </th>
            {chart.measures.map((measure) => (
              <th key={measure} scope="col">
                {i18n._(measureNames[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ size, ranges }) => (
            <tr key={size.id} data-marked={size.id === marked || undefined}>
              <th scope="row">
                {size.name}
                {size.id === marked ? (
                  <span className="visually-hidden">
                    {' '}
                    <Trans>Your size</Trans>
                  </span>
                ) : null}
              </th>
              {chart.measures.map((measure) => {
                const range = ranges[measure];
                return (
                  <td key={measure} suppressHydrationWarning>
                    {range ? formatRange(range, unit, i18n.locale) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
