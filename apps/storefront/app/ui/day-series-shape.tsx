import type { ChartScale } from './chart-scale.ts';
import styles from './day-chart.module.css';

interface ShapeProps {
  values: readonly number[];
  scale: ChartScale;
  kind: 'bars' | 'line';
}

/** A row of figures, a unit wide for each and 100 high; the chart stretches it. */
export function DaySeriesShape({ values, scale, kind }: ShapeProps) {
  const yOf = (value: number): number => Math.round((1 - scale.at(value)) * 10_000) / 100;
  const zero = yOf(0);
  if (kind === 'bars')
    return values.map((value, index) =>
      value === 0 ? null : <rect key={index} x={index + 0.15} width={0.7} y={Math.min(yOf(value), zero)} height={Math.abs(yOf(value) - zero)} />,
    );
  const points = values.map((value, index) => `${index + 0.5} ${yOf(value)}`).join('L');
  // A single day is no line: it is drawn as wide as the day.
  const line = values.length === 1 ? `M0 ${yOf(values[0] ?? 0)}H1` : `M${points}`;
  return (
    <>
      {values.length > 1 ? <path className={styles.area} d={`M0.5 ${zero}L${points}L${values.length - 0.5} ${zero}z`} /> : null}
      <path className={styles.line} d={line} />
    </>
  );
}
