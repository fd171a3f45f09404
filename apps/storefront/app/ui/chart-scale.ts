/** The lines that a chart's height is read by: round numbers that hold all its values, from the lowest to the highest. */
export interface ChartScale {
  /** Ascending, zero among them. */
  ticks: readonly number[];
  lowest: number;
  highest: number;
  /** How far up a value stands: 0 at the bottom, 1 at the top. */
  at: (value: number) => number;
}

/** Steps between two lines, times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];
const linesWanted = 4;

/**
 * @param values in any order; none, or only zeros, give a scale from 0 to 1
 * @param isWhole whether the values are counted: no line stands at half a click
 */
export function chartScale(values: readonly number[], isWhole = false): ChartScale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const magnitude = 10 ** Math.floor(Math.log10(span / linesWanted));
  const fitting = (steps.find((step) => step * magnitude * linesWanted >= span) ?? 10) * magnitude;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const [first, last] = [Math.floor(bottom / step), Math.max(Math.ceil(top / step), bottom < 0 ? 0 : 1)];
  // Multiplied, not added up: 0.1 + 0.2 is no 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  const [lowest, highest] = [first * step, last * step];
  return { ticks, lowest, highest, at: (value) => (value - lowest) / (highest - lowest) };
}
