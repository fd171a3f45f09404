import type { Measure, SizeChart } from '../catalog/contract.ts';

/** Of a body, mm. */
export type Body = Partial<Record<Measure, number>>;

export type ChartRow = SizeChart['rows'][number];

/** A size's step on the ladder is ten units; a body within the size's range is at most four of them away from its middle. */
export const STEP = 10;
export const WITHIN = 4;

/** Lengths of the body: they go with its size in children; in others a long leg does not ask for a wider waist. */
const lengths: readonly Measure[] = ['height', 'inseam'];

/** Whether each size is as large as the one before it or larger, in every measure. Bra sizes are not: 75A comes after 70D. */
export const isLadder = ({ measures, rows }: SizeChart): boolean =>
  measures.every((measure) => {
    const ranges = rows.flatMap(({ ranges: { [measure]: range } }) => (range ? [range] : []));
    return ranges.every(([from, to], index) => {
      const [lastFrom, lastTo] = ranges[index - 1] ?? [from, to];
      return from >= lastFrom && to >= lastTo;
    });
  });

/**
 * The measures by which a size is chosen, out of those that are known: widths, and lengths only where the chart asks for
 * a length first or nothing else is known. A measure that is the same in all sizes says nothing.
 */
export function countedMeasures({ measures, rows }: SizeChart, body: Body): Measure[] {
  const telling = measures.filter((measure) => {
    const [first, ...others] = rows.flatMap(({ ranges: { [measure]: range } }) => (range ? [range] : []));
    return body[measure] !== undefined && first && (rows.length === 1 || others.some(([from, to]) => from !== first[0] || to !== first[1]));
  });
  const widths = telling.filter((measure) => !lengths.includes(measure));
  const isLedByLength = measures[0] !== undefined && lengths.includes(measures[0]);
  return isLedByLength || widths.length === 0 ? telling : widths;
}

/**
 * Where a measure stands on the ladder: size `i` is at `10 i`, its range reaches from `10 i - 4` to `10 i + 4`, between two
 * ranges (or where they overlap) it is from 4 to 6 beyond the smaller. It never falls as the measure grows, and goes on
 * beyond the last size at the pace of that size.
 * @param value mm
 */
export function placeOf(rows: readonly ChartRow[], measure: Measure, value: number): number {
  const known = rows.flatMap(({ ranges: { [measure]: range } }, index) => (range ? [{ index, from: range[0], to: range[1] }] : []));
  const knots = known.flatMap(({ index, from, to }, at) => {
    const start = Math.max(from, known[at - 1]?.to ?? from);
    const end = Math.min(to, known[at + 1]?.from ?? to);
    // One that its neighbours overlap from both sides has a point of its own, no stretch.
    const [low, high] = start <= end ? [start, end] : [(start + end) / 2, (start + end) / 2];
    return [
      { mm: low, place: index * STEP - WITHIN },
      { mm: high, place: index * STEP + WITHIN },
    ];
  });
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) return 0;
  if (value < first.mm) return first.place - pace(known[0]) * (first.mm - value);
  if (value > last.mm) return last.place + pace(known.at(-1)) * (value - last.mm);
  const here = knots.filter(({ mm }) => mm === value);
  const [lowest, highest] = [here[0], here.at(-1)];
  if (lowest && highest) return (lowest.place + highest.place) / 2;
  const next = knots.findIndex(({ mm }) => mm > value);
  const [below, above] = [knots[next - 1] ?? first, knots[next] ?? last];
  return below.place + ((above.place - below.place) * (value - below.mm)) / (above.mm - below.mm);
}

/** Units of the ladder a mm, in a size; a size of a single mm counts as one of a cm. */
const pace = (size: { from: number; to: number } | undefined): number => (2 * WITHIN) / Math.max(10, (size?.to ?? 0) - (size?.from ?? 0));
