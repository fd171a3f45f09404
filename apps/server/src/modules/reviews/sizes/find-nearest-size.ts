import type { Measure, SizeChart } from '#contracts/catalog';
import type { SizeAdvice } from '../contract.ts';
import type { Body, ChartRow } from './size-ladder.ts';

/** Maximum distance of a measure from a size's range in mm: about one bra size. */
const MAX_DISTANCE_MM = 25;

/**
 * Finds the size for a body if the sizes do not form a ladder, as with bras: the one whose ranges contain it, otherwise the
 * nearest. Preference and fit reports do not apply, because there is no single next size.
 */
export function findNearestSize({ measures, rows }: SizeChart, body: Body): SizeAdvice {
  const known = measures.filter((measure) => body[measure] !== undefined);
  const [best, second] = rows.map((row) => ({ row, ...computeDistance(row, body, known) })).toSorted((a, b) => a.sum - b.sum);
  if (!best || known.length === 0) return { size: null, alternative: null, reasons: [] };
  if (best.sum === 0) return { size: best.row.size, alternative: second?.sum === 0 ? second.row.size : null, reasons: [{ code: 'within' }] };
  const { measure, mm } = best.worst;
  if (Math.abs(mm) > MAX_DISTANCE_MM)
    return { size: null, alternative: null, reasons: [{ code: mm < 0 ? 'below-smallest' : 'above-largest', measure }] };
  return {
    size: best.row.size,
    alternative: second && Math.abs(second.worst.mm) <= MAX_DISTANCE_MM ? second.row.size : null,
    reasons: [{ code: 'decided-by', measure }],
  };
}

interface Outside {
  /** Sum over all measures in mm. */
  sum: number;
  /** The measure furthest outside in mm; negative below the range. */
  worst: { measure: Measure; mm: number };
}

function computeDistance({ ranges }: ChartRow, body: Body, measures: readonly Measure[]): Outside {
  const parts = measures.flatMap((measure) => {
    const [range, value] = [ranges[measure], body[measure]];
    if (!range || value === undefined) return [];
    const mm = value < range[0] ? value - range[0] : Math.max(0, value - range[1]);
    return [{ measure, mm }];
  });
  const [worst] = parts.toSorted((a, b) => Math.abs(b.mm) - Math.abs(a.mm));
  return { sum: parts.reduce((sum, { mm }) => sum + Math.abs(mm), 0), worst: worst ?? { measure: measures[0] ?? 'chest', mm: 0 } };
}
