import { money, toMajor } from '#kit/money';
import type { ClickGroup } from '#modules/tracking';
import type { CommissionTotal } from '../commissions/commission-totals.ts';

/** Clicks and what came of them. */
export interface Outcome {
  clicks: number;
  validClicks: number;
  /** Orders credited that are not given up. */
  conversions: number;
  /** Major units, by currency; what went back taken off. */
  commission: { currency: string; amount: number }[];
}

/** The same of some of them: of a day, a source, a country. */
export interface KeyedOutcome extends Outcome {
  /** One value; five of campaigns. */
  key: string[];
}

/** Puts together clicks and orders that have the same in common, the most clicks first. */
export function outcomesBy(clicks: readonly ClickGroup[], totals: readonly CommissionTotal[]): KeyedOutcome[] {
  const outcomes = new Map<string, KeyedOutcome>();
  for (const { key, clicks: all, validClicks } of clicks) outcomes.set(nameOf(key), { ...noOutcome, key, clicks: all, validClicks });
  for (const { key, conversions, commission } of totals) {
    const soFar = outcomes.get(nameOf(key)) ?? { ...noOutcome, key };
    outcomes.set(nameOf(key), { ...soFar, conversions, commission: commission.map(major) });
  }
  return [...outcomes.values()].sort((a, b) => b.clicks - a.clicks || b.conversions - a.conversions);
}

/** All of it: of groups that no click and no order is twice in, such as days. */
export function outcomeOf(clicks: readonly ClickGroup[], totals: readonly CommissionTotal[]): Outcome {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const earned = new Map<string, number>();
  for (const { currency, amount } of totals.flatMap(({ commission }) => commission)) earned.set(currency, (earned.get(currency) ?? 0) + amount);
  return {
    clicks: sum(clicks.map((group) => group.clicks)),
    validClicks: sum(clicks.map(({ validClicks }) => validClicks)),
    conversions: sum(totals.map(({ conversions }) => conversions)),
    commission: [...earned].map(([currency, amount]) => major({ currency, amount })).sort((a, b) => a.currency.localeCompare(b.currency)),
  };
}

export const noOutcome: Outcome = { clicks: 0, validClicks: 0, conversions: 0, commission: [] };

/** From minor units to major ones. */
export const major = ({ currency, amount }: { currency: string; amount: number }) => ({ currency, amount: toMajor(money(amount, currency)) });

const nameOf = (key: readonly string[]): string => JSON.stringify(key);
