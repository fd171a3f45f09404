import type { Measure, SizeChart } from '../catalog/contract.ts';
import type { Fit, SizeAdvice } from './contract.ts';
import { nearestSize } from './nearest-size.ts';
import { countedMeasures, isLadder, placeOf, STEP, WITHIN, type Body, type ChartRow } from './size-ladder.ts';

export interface SizeQuestion {
  chart: SizeChart;
  /** mm */
  body: Body;
  /** How it should sit. */
  preference: 'close' | 'regular' | 'loose';
  /** How the garment fits, by those who wore it; null: not known. */
  verdict: Fit | null;
}

type Reason = SizeAdvice['reasons'][number];

/** From how far beyond a size the next one is taken. Within a range (4) nobody is sent to another size for his taste. */
const thresholds = { close: STEP - WITHIN, regular: STEP / 2, loose: WITHIN };
/** A garment that runs small is taken for a quarter of a size narrower than the chart has it. */
const RUNS = STEP / 4;
/** Who is so near the next size that it would do as well. */
const NEAR = STEP / 4;
/** Smaller than the smallest by more than this: even that would hang. Larger than the largest by more: it won't close. */
const BELOW = 14;
const ABOVE = STEP - WITHIN;

/**
 * The size for a body. The largest of its measures decides, since what is too wide can be worn and what is too tight can't.
 * Between two sizes the preference decides. What runs small moves a body up only from the upper part of a size, what runs
 * large down only from the lower: others said that it is cut a little off, not that the chart is wrong.
 */
export function findSize({ chart, body, preference, verdict }: SizeQuestion): SizeAdvice {
  if (!isLadder(chart)) return nearestSize(chart, body);
  const { rows } = chart;
  const places = countedMeasures(chart, body).map((measure) => ({ measure, place: placeOf(rows, measure, body[measure] ?? 0) }));
  const [deciding] = places.toSorted((a, b) => b.place - a.place);
  if (!deciding || rows.length === 0) return { size: null, alternative: null, reasons: [] };
  const last = rows.length - 1;
  const beyond = deciding.place < -WITHIN ? 'below-smallest' : deciding.place > last * STEP + WITHIN ? 'above-largest' : undefined;
  if (deciding.place < -BELOW || deciding.place > last * STEP + ABOVE)
    return { size: null, alternative: null, reasons: [{ code: beyond ?? '', measure: deciding.measure }] };

  const shift = verdict === 'small' ? RUNS : verdict === 'large' ? -RUNS : 0;
  const chosen = (place: number, taste: SizeQuestion['preference']) => Math.min(last, Math.max(0, stepAt(place, thresholds[taste])));
  const index = chosen(deciding.place + shift, preference);
  const row = rows[index];
  const neighbour = rows[neighbourOf(deciding.place + shift, index)];
  const reasons: (Reason | false | undefined)[] = [
    beyond && { code: beyond, measure: deciding.measure },
    !beyond && (isWithin(row, body) ? { code: 'within' } : { code: 'decided-by', measure: deciding.measure }),
    isBetween(deciding.place, last) && { code: 'between', measure: deciding.measure },
    index !== chosen(deciding.place + shift, 'regular') && { code: 'preference' },
    index !== chosen(deciding.place, preference) && { code: verdict === 'small' ? 'runs-small' : 'runs-large' },
  ];
  return {
    size: row?.size ?? null,
    alternative: neighbour && neighbour !== row ? neighbour.size : null,
    reasons: reasons.filter((reason): reason is Reason => Boolean(reason)),
  };
}

/** The step of a place: the one below, or from the threshold on the one above. Four beyond is still the size's own. */
function stepAt(place: number, threshold: number): number {
  const below = Math.floor(place / STEP);
  const rest = place - below * STEP;
  return rest > WITHIN && rest >= threshold ? below + 1 : below;
}

/** The step on the other side of the place, where that is near. */
function neighbourOf(place: number, chosen: number): number {
  const offset = place - chosen * STEP;
  if (Math.abs(offset) < NEAR) return chosen;
  return chosen + Math.sign(offset);
}

const isBetween = (place: number, last: number): boolean => {
  const rest = place - Math.floor(place / STEP) * STEP;
  return place > 0 && place < last * STEP && rest > WITHIN && rest < STEP - WITHIN;
};

const isWithin = (row: ChartRow | undefined, body: Body): boolean =>
  Object.entries(row?.ranges ?? {}).every(([measure, [from, to]]) => {
    const value = body[measure as Measure];
    return value === undefined || (value >= from && value <= to);
  });
