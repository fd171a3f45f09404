import { allMeasures, askedMeasuresFrom, measuresQuery, type AskedMeasures } from './asked-measures.ts';
import { retyped } from './units.ts';

/* Body measures are nobody's business but the browser's: they are kept in it and go nowhere but into the question for a size. */

const key = 'measures';

/** @returns what was typed here the last time, as a query; null: nothing, or the browser keeps nothing */
export function keptMeasures(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Measures that this garment does not ask for stay as they were. */
export function rememberMeasures(asked: AskedMeasures): void {
  const before = askedMeasuresFrom(new URLSearchParams(keptMeasures() ?? ''));
  const inUnit = Object.entries(before.typed).map(([measure, text]) => [measure, retyped(text, before.unit, asked.unit)]);
  const typed = { ...(Object.fromEntries(inUnit) as AskedMeasures['typed']), ...asked.typed };
  try {
    localStorage.setItem(key, measuresQuery({ ...asked, typed }, allMeasures).toString());
  } catch {
    // Storage is switched off or full: then they are typed again.
  }
}

export function forgetMeasures(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
