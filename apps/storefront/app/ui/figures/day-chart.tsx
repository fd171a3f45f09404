import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type PointerEvent } from 'react';
import { formatLongDay } from '#lib/locale/format.ts';
import { computeChartScale } from './chart-scale.ts';
import { classes } from '../styles/classes.ts';
import styles from './day-chart.module.css';
import { DaySeriesShape } from './day-series-shape.tsx';

export interface DaySeries {
  name: string;
  /** One value per day. */
  values: readonly number[];
}

interface DayChartProps {
  title: string;
  /** One sentence about the figures. */
  words?: string;
  /** ISO dates, without gaps. */
  days: readonly string[];
  /** At most two: the second is drawn in front of the first, as a part of it. */
  series: readonly DaySeries[];
  kind: 'bars' | 'line';
  format: (value: number) => string;
  /** True for counts. */
  isWhole?: boolean;
}

/**
 * A chart of values per day that the server draws without scripts. A pointer or the arrow keys select a
 * day; a table has the same values.
 */
export function DayChart({ title, words, days, series, kind, format, isWhole = false }: DayChartProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const last = days.length - 1;
  const [chosen, setChosen] = useState(last);
  const shown = Math.min(chosen, last);
  const scale = computeChartScale(
    series.flatMap(({ values }) => values),
    isWhole,
  );
  const formatDayName = (index: number): string => formatLongDay(days[index] ?? '', i18n.locale);
  const valueText = `${formatDayName(shown)}: ${series.map(({ name, values }) => `${name} ${format(values[shown] ?? 0)}`).join(', ')}`;

  const showNearestDay = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * days.length))));
  };

  if (days.length === 0) return null;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <Caption id={id} title={title} words={words} series={series} format={format} day={formatDayName(shown)} shown={shown} />
      <div className={styles.frame}>
        <ul className={styles.scale} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <li key={tick} style={{ bottom: `${scale.at(tick) * 100}%` }} suppressHydrationWarning>
              {format(tick)}
            </li>
          ))}
        </ul>
        {/* Keyboards use the range input, pointers show the day below them. */}
        <div className={styles.plot} onPointerMove={showNearestDay}>
          <Drawing days={days} series={series} kind={kind} scale={scale} shown={shown} />
          <input
            type="range"
            className={styles.range}
            min={0}
            max={last}
            value={shown}
            aria-label={t`${title}: day by day`}
            aria-valuetext={valueText}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            suppressHydrationWarning
          />
        </div>
        <p className={styles.ends} aria-hidden="true" suppressHydrationWarning>
          <span>{formatDayName(0)}</span>
          {last > 0 ? <span>{formatDayName(last)}</span> : null}
        </p>
      </div>
      <ValueTable title={title} days={days} series={series} format={format} labelledBy={id} />
    </figure>
  );
}

interface ValueTableProps extends Pick<DayChartProps, 'title' | 'days' | 'series' | 'format'> {
  labelledBy: string;
}

/** The same values as a table. */
function ValueTable({ title, days, series, format, labelledBy }: ValueTableProps) {
  const { i18n } = useLingui();
  return (
    <details className={styles.behind}>
      <summary className={styles.open}>
        <Trans>Show as table</Trans>
      </summary>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className={styles.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row" suppressHydrationWarning>
                  {formatLongDay(day, i18n.locale)}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className={styles.number} suppressHydrationWarning>
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface DrawingProps extends Pick<DayChartProps, 'days' | 'series' | 'kind'> {
  scale: ReturnType<typeof computeChartScale>;
  /** Index of the selected day. */
  shown: number;
}

const Drawing = ({ days, series, kind, scale, shown }: DrawingProps) => (
  <svg className={styles.drawing} viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {scale.ticks.map((tick) => (
      <line
        key={tick}
        className={tick === 0 ? styles.zero : styles.grid}
        x1={0}
        x2={days.length}
        y1={100 - scale.at(tick) * 100}
        y2={100 - scale.at(tick) * 100}
      />
    ))}
    <rect className={styles.chosen} x={shown} y={0} width={1} height={100} />
    {series.map(({ name, values }, index) => (
      <g key={name} className={index === series.length - 1 ? styles.front : styles.back}>
        <DaySeriesShape values={values} scale={scale} kind={kind} />
      </g>
    ))}
  </svg>
);

interface CaptionProps extends Pick<DayChartProps, 'title' | 'words' | 'series' | 'format'> {
  id: string;
  /** Name of the selected day. */
  day: string;
  /** Index of the selected day. */
  shown: number;
}

const Caption = ({ id, title, words, series, format, day, shown }: CaptionProps) => (
  <figcaption className={styles.head}>
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
    {words ? <p className={styles.words}>{words}</p> : null}
    <p className={styles.readout} aria-hidden="true" suppressHydrationWarning>
      <span>{day}</span>
      {series.map(({ name, values }, index) => (
        <span key={name} className={styles.figure}>
          <i className={classes(styles.key, index === series.length - 1 && styles.front)} />
          {name} <b>{format(values[shown] ?? 0)}</b>
        </span>
      ))}
    </p>
  </figcaption>
);
