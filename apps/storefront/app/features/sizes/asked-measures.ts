import type { Measure } from '@selvedge/server/contract';
import { typedInCm, type Unit } from './units.ts';

export const allMeasures = ['chest', 'underbust', 'waist', 'hip', 'inseam', 'height', 'foot'] as const satisfies Measure[];

export const preferences = ['close', 'regular', 'loose'] as const;
export type Preference = (typeof preferences)[number];

/** What somebody wants a size for, as it was typed. */
export interface AskedMeasures {
  unit: Unit;
  preference: Preference;
  typed: Partial<Record<Measure, string>>;
}

export const nothingAsked: AskedMeasures = { unit: 'cm', preference: 'regular', typed: {} };

/** missing: not one is filled in; needed: this one too; unreadable: no number; unlikely: nobody's, often the other unit. */
export type MeasureIssue = 'missing' | 'needed' | 'unreadable' | 'unlikely';
export type MeasureIssues = Partial<Record<Measure, MeasureIssue>>;

/** cm: what the API takes. */
const [shortest, longest] = [10, 250];

/** Reads measures from an address that anyone can have written. */
export function askedMeasuresFrom(query: URLSearchParams): AskedMeasures {
  const preference = preferences.find((one) => one === query.get('preference')) ?? 'regular';
  const typed = Object.fromEntries(
    allMeasures.flatMap((measure) => {
      const text = query.get(measure)?.trim().slice(0, 12);
      return text ? [[measure, text]] : [];
    }),
  );
  return { unit: query.get('unit') === 'in' ? 'in' : 'cm', preference, typed };
}

/** Whether an address asks for a size at all, were it with empty fields. */
export const isAsking = (query: URLSearchParams): boolean => allMeasures.some((measure) => query.has(measure));

/** What the finder is asked: cm by measure, only those that the chart has. With issues there is nothing to ask. */
export function measuresInCm(asked: AskedMeasures, measures: readonly Measure[]): { cm: Partial<Record<Measure, string>>; issues: MeasureIssues } {
  const cm: Partial<Record<Measure, string>> = {};
  const issues: MeasureIssues = {};
  for (const measure of measures) {
    const typed = asked.typed[measure];
    if (!typed) continue;
    const length = typedInCm(typed, asked.unit);
    if (length === null) issues[measure] = 'unreadable';
    else if (length < shortest || length > longest) issues[measure] = 'unlikely';
    else cm[measure] = String(length);
  }
  const [first] = measures;
  if (first && Object.keys(cm).length === 0 && Object.keys(issues).length === 0) issues[first] = 'missing';
  return { cm, issues };
}

/** The same as a query, for the form that asks without leaving the page. */
export function measuresQuery({ unit, preference, typed }: AskedMeasures, measures: readonly Measure[]): URLSearchParams {
  const query = new URLSearchParams({ unit, preference });
  for (const measure of measures) query.set(measure, typed[measure] ?? '');
  return query;
}
