/** The grid lines of a chart: round numbers that enclose all values. */
export interface ChartScale {
  /** Ascending, including zero. */
  ticks: readonly number[];
  lowest: number;
  highest: number;
  /** Returns the height of a value: 0 at the bottom, 1 at the top. */
  at: (value: number) => number;
}

/** Possible steps between grid lines, times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];
const linesWanted = 4;

/**
 * Calculates a scale. @param values in any order; none, or only zeros, give a scale from 0 to 1
 * @param isWhole whether values are counts, which have no fractional grid lines
 */
export function computeChartScale(values: readonly number[], isWhole = false): ChartScale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const magnitude = 10 ** Math.floor(Math.log10(span / linesWanted));
  const fitting = (steps.find((step) => step * magnitude * linesWanted >= span) ?? 10) * magnitude;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const [first, last] = [Math.floor(bottom / step), Math.max(Math.ceil(top / step), bottom < 0 ? 0 : 1)];
  // Multiplies instead of adding up, to avoid rounding errors.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  const [lowest, highest] = [first * step, last * step];
  return { ticks, lowest, highest, at: (value) => (value - lowest) / (highest - lowest) };
}
