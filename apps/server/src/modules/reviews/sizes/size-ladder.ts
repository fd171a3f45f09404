import type { Measure, SizeChart } from '#contracts/catalog';

/** Body measures in mm. */
export type Body = Partial<Record<Measure, number>>;

export type ChartRow = SizeChart['rows'][number];

/** Sizes are ten units apart; a body within a size's range is at most four units from its middle. */
export const STEP = 10;
export const HALF_RANGE = 4;

/** Lengths of the body. They indicate the size of children only; an adult with long legs does not need a wider waist. */
const lengths: readonly Measure[] = ['height', 'inseam'];

/**
 * Returns whether the sizes form a ladder: each is at least as large as the one before in every measure. Bra sizes do not: 75A
 * follows 70D.
 */
export const isLadder = ({ measures, rows }: SizeChart): boolean =>
  measures.every((measure) => {
    const ranges = rows.flatMap(({ ranges: { [measure]: range } }) => (range ? [range] : []));
    return ranges.every(([from, to], index) => {
      const [lastFrom, lastTo] = ranges[index - 1] ?? [from, to];
      return from >= lastFrom && to >= lastTo;
    });
  });

/**
 * Returns the known measures that decide the size: widths, and lengths only if the chart lists a length first or nothing else is
 * known. A measure that is equal in all sizes is ignored.
 */
export function listDecidingMeasures({ measures, rows }: SizeChart, body: Body): Measure[] {
  const differing = measures.filter((measure) => {
    const [first, ...others] = rows.flatMap(({ ranges: { [measure]: range } }) => (range ? [range] : []));
    return body[measure] !== undefined && first && (rows.length === 1 || others.some(([from, to]) => from !== first[0] || to !== first[1]));
  });
  const widths = differing.filter((measure) => !lengths.includes(measure));
  const isLedByLength = measures[0] !== undefined && lengths.includes(measures[0]);
  return isLedByLength || widths.length === 0 ? differing : widths;
}

/**
 * Returns the position of a measure on the ladder: size `i` is at `10 i`, its range is `10 i - 4` to `10 i + 4`, and gaps or
 * overlaps are 4 to 6 beyond the smaller size. The position never decreases as the measure increases. Outside the chart it
 * continues at the rate of the outermost size.
 * @param value mm
 */
export function findPosition(rows: readonly ChartRow[], measure: Measure, value: number): number {
  const known = rows.flatMap(({ ranges: { [measure]: range } }, index) => (range ? [{ index, from: range[0], to: range[1] }] : []));
  const knots = known.flatMap(({ index, from, to }, at) => {
    const start = Math.max(from, known[at - 1]?.to ?? from);
    const end = Math.min(to, known[at + 1]?.from ?? to);
    // A size overlapped by both neighbours becomes a point instead of a range.
    const [low, high] = start <= end ? [start, end] : [(start + end) / 2, (start + end) / 2];
    return [
      { mm: low, place: index * STEP - HALF_RANGE },
      { mm: high, place: index * STEP + HALF_RANGE },
    ];
  });
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) return 0;
  if (value < first.mm) return first.place - computeUnitsPerMm(known[0]) * (first.mm - value);
  if (value > last.mm) return last.place + computeUnitsPerMm(known.at(-1)) * (value - last.mm);
  const matching = knots.filter(({ mm }) => mm === value);
  const [lowest, highest] = [matching[0], matching.at(-1)];
  if (lowest && highest) return (lowest.place + highest.place) / 2;
  const next = knots.findIndex(({ mm }) => mm > value);
  const [below, above] = [knots[next - 1] ?? first, knots[next] ?? last];
  return below.place + ((above.place - below.place) * (value - below.mm)) / (above.mm - below.mm);
}

/** Returns ladder units per mm of a size; sizes narrower than one cm count as one cm. */
const computeUnitsPerMm = (size: { from: number; to: number } | undefined): number =>
  (2 * HALF_RANGE) / Math.max(10, (size?.to ?? 0) - (size?.from ?? 0));
