import { allMeasures, readMeasures, buildMeasuresQuery, type MeasuresInput } from './asked-measures.ts';
import { convertTyped } from '../guide/units.ts';

/* Body measures are private: they are stored only in the browser and sent only with a request for a size. */

const key = 'measures';

/** @returns the measures that were typed last, as a query, or null */
export function readStoredMeasures(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the measures. Measures that this product does not use keep their old values. */
export function rememberMeasures(input: MeasuresInput): void {
  const before = readMeasures(new URLSearchParams(readStoredMeasures() ?? ''));
  const inUnit = Object.entries(before.typed).map(([measure, text]) => [measure, convertTyped(text, before.unit, input.unit)]);
  const typed = { ...(Object.fromEntries(inUnit) as MeasuresInput['typed']), ...input.typed };
  try {
    localStorage.setItem(key, buildMeasuresQuery({ ...input, typed }, allMeasures).toString());
  } catch {
    // Without storage the measures must be typed again.
  }
}

export function deleteMeasures(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
