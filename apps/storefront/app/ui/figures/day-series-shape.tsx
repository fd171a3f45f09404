import type { ChartScale } from './chart-scale.ts';
import styles from './day-chart.module.css';

interface ShapeProps {
  values: readonly number[];
  scale: ChartScale;
  kind: 'bars' | 'line';
}

/** A series with one unit of width per value and a height of 100, which the chart stretches. */
export function DaySeriesShape({ values, scale, kind }: ShapeProps) {
  const computeY = (value: number): number => Math.round((1 - scale.at(value)) * 10_000) / 100;
  const zero = computeY(0);
  if (kind === 'bars')
    return values.map((value, index) =>
      value === 0 ? null : (
        <rect key={index} x={index + 0.15} width={0.7} y={Math.min(computeY(value), zero)} height={Math.abs(computeY(value) - zero)} />
      ),
    );
  const points = values.map((value, index) => `${index + 0.5} ${computeY(value)}`).join('L');
  // A single value is drawn across its whole day.
  const line = values.length === 1 ? `M0 ${computeY(values[0] ?? 0)}H1` : `M${points}`;
  return (
    <>
      {values.length > 1 ? <path className={styles.area} d={`M0.5 ${zero}L${points}L${values.length - 0.5} ${zero}z`} /> : null}
      <path className={styles.line} d={line} />
    </>
  );
}
