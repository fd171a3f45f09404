import type { Measure, SizeChart } from '#contracts/catalog';
import type { Fit, SizeAdvice } from '../contract.ts';
import { findNearestSize } from './find-nearest-size.ts';
import { listDecidingMeasures, isLadder, findPosition, STEP, HALF_RANGE, type Body, type ChartRow } from './size-ladder.ts';

export interface SizeQuestion {
  chart: SizeChart;
  /** mm */
  body: Body;
  /** The preferred fit. */
  preference: 'close' | 'regular' | 'loose';
  /** The fit by buyers' reports; null if not known. */
  verdict: Fit | null;
}

type Reason = SizeAdvice['reasons'][number];

/** Position after a size from which the next one is chosen. Within a size's range (4), the preference never changes the size. */
const thresholds = { close: STEP - HALF_RANGE, regular: STEP / 2, loose: HALF_RANGE };
/** A garment that runs small is treated as a quarter of a size narrower than its chart. */
const shifts: Readonly<Record<Fit, number>> = { small: STEP / 4, true: 0, large: -STEP / 4 };
/** Distance to the next size at which it is named as alternative. */
const ALTERNATIVE_DISTANCE = STEP / 4;
/** Limits outside the chart: beyond them the smallest size would be too loose, or the largest would not close. */
const MAX_BELOW = 14;
const MAX_ABOVE = STEP - HALF_RANGE;

/**
 * Finds the size for a body. The largest measure decides, because a loose garment can be worn and a tight one cannot.
 * Between two sizes the preference decides. A garment that runs small moves a body up only from the upper part of a size, one that
 * runs large moves it down only from the lower part: reports mean a small deviation, not a wrong chart.
 */
export function findSize({ chart, body, preference, verdict }: SizeQuestion): SizeAdvice {
  if (!isLadder(chart)) return findNearestSize(chart, body);
  const { rows } = chart;
  const places = listDecidingMeasures(chart, body).map((measure) => ({ measure, place: findPosition(rows, measure, body[measure] ?? 0) }));
  const [deciding] = places.toSorted((a, b) => b.place - a.place);
  if (!deciding || rows.length === 0) return { size: null, alternative: null, reasons: [] };
  const { measure, place } = deciding;
  const last = rows.length - 1;
  const beyond = findLimitBeyond(place, last);
  if (place < -MAX_BELOW || place > last * STEP + MAX_ABOVE) return { size: null, alternative: null, reasons: [{ code: beyond ?? '', measure }] };

  const shifted = place + (verdict ? shifts[verdict] : 0);
  const chooseIndex = (from: number, taste: SizeQuestion['preference']) => Math.min(last, Math.max(0, getSizeIndex(from, thresholds[taste])));
  const index = chooseIndex(shifted, preference);
  const row = rows[index];
  const reasons: (Reason | false)[] = [
    beyond ? { code: beyond, measure } : describeFit(row, body, measure),
    isBetween(place, last) && { code: 'between', measure },
    index !== chooseIndex(shifted, 'regular') && { code: 'preference' },
    index !== chooseIndex(place, preference) && { code: verdict === 'small' ? 'runs-small' : 'runs-large' },
  ];
  return {
    size: row?.size ?? null,
    alternative: findAlternative(rows, shifted, index),
    reasons: reasons.filter((reason) => reason !== false),
  };
}

/** Returns on which side a position is outside the chart. */
function findLimitBeyond(place: number, last: number): 'below-smallest' | 'above-largest' | undefined {
  if (place < -HALF_RANGE) return 'below-smallest';
  return place > last * STEP + HALF_RANGE ? 'above-largest' : undefined;
}

/**
 * Returns the size index of a position: the one below, or from the threshold on the one above. Up to four units beyond a size
 * still belong to it.
 */
function getSizeIndex(place: number, threshold: number): number {
  const below = Math.floor(place / STEP);
  const rest = place - below * STEP;
  return rest > HALF_RANGE && rest >= threshold ? below + 1 : below;
}

/** Returns the neighbouring size on the side of the position, if it is near; otherwise null. */
function findAlternative(rows: readonly ChartRow[], place: number, chosen: number): SizeAdvice['alternative'] {
  const offset = place - chosen * STEP;
  return Math.abs(offset) < ALTERNATIVE_DISTANCE ? null : (rows[chosen + Math.sign(offset)]?.size ?? null);
}

const isBetween = (place: number, last: number): boolean => {
  const rest = place - Math.floor(place / STEP) * STEP;
  return place > 0 && place < last * STEP && rest > HALF_RANGE && rest < STEP - HALF_RANGE;
};

const describeFit = (row: ChartRow | undefined, body: Body, measure: Measure): Reason =>
  isWithin(row, body) ? { code: 'within' } : { code: 'decided-by', measure };

const isWithin = (row: ChartRow | undefined, body: Body): boolean =>
  Object.entries(row?.ranges ?? {}).every(([measure, [from, to]]) => {
    const value = body[measure as Measure];
    return value === undefined || (value >= from && value <= to);
  });
