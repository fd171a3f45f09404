import type { Measure } from '@selvedge/server/contract';
import { parseCm, type Unit } from '../guide/units.ts';

export const allMeasures = ['chest', 'underbust', 'waist', 'hip', 'inseam', 'height', 'foot'] as const satisfies Measure[];

export const preferences = ['close', 'regular', 'loose'] as const;
export type Preference = (typeof preferences)[number];

/** A request for a size, as typed. */
export interface MeasuresInput {
  unit: Unit;
  preference: Preference;
  typed: Partial<Record<Measure, string>>;
}

export const noMeasures: MeasuresInput = { unit: 'cm', preference: 'regular', typed: {} };

/** missing: no field is filled in; needed: this one is required too; unreadable: not a number; unlikely: out of range, often the other unit. */
export type MeasureIssue = 'missing' | 'needed' | 'unreadable' | 'unlikely';
export type MeasureIssues = Partial<Record<Measure, MeasureIssue>>;

/** cm; the range that the API accepts. */
const [minCm, maxCm] = [10, 250];

/** Reads measures from an address, whose content is not trusted. */
export function readMeasures(query: URLSearchParams): MeasuresInput {
  const preference = preferences.find((one) => one === query.get('preference')) ?? 'regular';
  const typed = Object.fromEntries(
    allMeasures.flatMap((measure) => {
      const text = query.get(measure)?.trim().slice(0, 12);
      return text ? [[measure, text]] : [];
    }),
  );
  return { unit: query.get('unit') === 'in' ? 'in' : 'cm', preference, typed };
}

/** Returns whether an address requests a size recommendation, even with empty fields. */
export const hasMeasures = (query: URLSearchParams): boolean => allMeasures.some((measure) => query.has(measure));

/** Returns the measures of the chart in cm, and the issues. Do not call the API if there are issues. */
export function convertToCm(input: MeasuresInput, measures: readonly Measure[]): { cm: Partial<Record<Measure, string>>; issues: MeasureIssues } {
  const cm: Partial<Record<Measure, string>> = {};
  const issues: MeasureIssues = {};
  for (const measure of measures) {
    const typed = input.typed[measure];
    if (!typed) continue;
    const length = parseCm(typed, input.unit);
    if (length === null) issues[measure] = 'unreadable';
    else if (length < minCm || length > maxCm) issues[measure] = 'unlikely';
    else cm[measure] = String(length);
  }
  const [first] = measures;
  if (first && Object.keys(cm).length === 0 && Object.keys(issues).length === 0) issues[first] = 'missing';
  return { cm, issues };
}

/** Returns the request as a query for a call without navigation. */
export function buildMeasuresQuery({ unit, preference, typed }: MeasuresInput, measures: readonly Measure[]): URLSearchParams {
  const query = new URLSearchParams({ unit, preference });
  for (const measure of measures) query.set(measure, typed[measure] ?? '');
  return query;
}
