import { money, toMajor } from '#kit/money';
import type { ClickGroup } from '#modules/tracking';
import type { CommissionTotal } from '../commissions/commission-totals.ts';

/** Clicks and their conversions. */
export interface Outcome {
  clicks: number;
  validClicks: number;
  /** Credited orders that were not cancelled or fully returned. */
  conversions: number;
  /** Major units by currency, less reversals. */
  commission: { currency: string; amount: number }[];
}

/** The outcome of one group: a day, a source, a country. */
export interface KeyedOutcome extends Outcome {
  /** One value; five for campaigns. */
  key: string[];
}

/** Joins clicks and orders by their key, the most clicks first. */
export function groupOutcomes(clicks: readonly ClickGroup[], totals: readonly CommissionTotal[]): KeyedOutcome[] {
  const outcomes = new Map<string, KeyedOutcome>();
  for (const { key, clicks: all, validClicks } of clicks) outcomes.set(formatKey(key), { ...noOutcome, key, clicks: all, validClicks });
  for (const { key, conversions, commission } of totals) {
    const soFar = outcomes.get(formatKey(key)) ?? { ...noOutcome, key };
    outcomes.set(formatKey(key), { ...soFar, conversions, commission: commission.map(toMajorAmount) });
  }
  return [...outcomes.values()].sort((a, b) => b.clicks - a.clicks || b.conversions - a.conversions);
}

/** Sums up groups that do not overlap, such as days. */
export function computeOutcome(clicks: readonly ClickGroup[], totals: readonly CommissionTotal[]): Outcome {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const earned = new Map<string, number>();
  for (const { currency, amount } of totals.flatMap(({ commission }) => commission)) earned.set(currency, (earned.get(currency) ?? 0) + amount);
  return {
    clicks: sum(clicks.map((group) => group.clicks)),
    validClicks: sum(clicks.map(({ validClicks }) => validClicks)),
    conversions: sum(totals.map(({ conversions }) => conversions)),
    commission: [...earned].map(([currency, amount]) => toMajorAmount({ currency, amount })).sort((a, b) => a.currency.localeCompare(b.currency)),
  };
}

export const noOutcome: Outcome = { clicks: 0, validClicks: 0, conversions: 0, commission: [] };

/** Converts minor units to major units. */
export const toMajorAmount = ({ currency, amount }: { currency: string; amount: number }) => ({ currency, amount: toMajor(money(amount, currency)) });

const formatKey = (key: readonly string[]): string => JSON.stringify(key);
