import { InvalidInput } from '#kit/errors';
import { parseMajor, money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import { toCurrencyAmounts, toStoredAmounts, type CurrencyAmount } from './amounts-by-currency.ts';
import type { RuleField, RuleTerms, RuleUse } from './discount-rule.ts';
import { findRule, getRule, type Discount } from './discount-rules.ts';
import { MAX_INTEGER } from '#platform/request-fields';

/** The terms of a rule in a form: percent as 12.5, amounts in major units, by the name of the field. */
export type FormTerms = Readonly<Record<string, unknown>>;

/**
 * Converts stored terms to those of a form.
 * @param currency of a form in one currency, whose amounts are numbers; absent: amounts are a list
 */
export function toFormTerms({ kind, terms }: Discount, currency?: string): FormTerms {
  const toFormValue = (type: RuleField['type'], value: unknown): unknown => {
    if (type === 'percent') return typeof value === 'number' ? value / 100 : null;
    if (type !== 'amounts') return value;
    const amounts = value as Record<string, number>;
    if (currency === undefined) return toCurrencyAmounts(amounts);
    return amounts[currency] === undefined ? null : toMajor(money(amounts[currency], currency));
  };
  return Object.fromEntries(Object.entries(getRule(kind).fields).map(([name, { type }]) => [name, toFormValue(type, terms[name])]));
}

/**
 * Converts the terms of a form to stored ones.
 * @param form.currency as for {@link toFormTerms}
 * @throws InvalidInput if the rule cannot be used here, or a field is missing or invalid
 */
export async function readFormTerms(
  db: Db,
  { kind, terms, use, currency }: { kind: string; terms: FormTerms; use: RuleUse; currency?: string },
): Promise<RuleTerms> {
  const stored: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(findRule(kind, use)?.fields ?? {})) {
    const value = terms[name];
    if (type === 'percent') stored[name] = typeof value === 'number' ? Math.round(value * 100) : undefined;
    else if (type !== 'amounts') stored[name] = value;
    else if (currency === undefined) stored[name] = await toStoredAmounts(db, `terms.${name}`, isAmountList(value) ? value : []);
    else if (typeof value === 'number') stored[name] = { [currency]: parseMajor(value, currency).amount };
  }
  return assertTerms({ kind, terms: stored, use });
}

const isAmountList = (value: unknown): value is CurrencyAmount[] =>
  Array.isArray(value) &&
  value.every((item: unknown) => {
    const { currency, amount } = Object(item) as Partial<CurrencyAmount>;
    return typeof currency === 'string' && typeof amount === 'number' && amount > 0 && amount <= 10_000_000;
  });

/** The requirement of each type of field, and the message if the value is missing or wrong. */
const requirements: Readonly<Record<RuleField['type'], { isValid: (value: unknown) => boolean; message: string }>> = {
  percent: { isValid: (value) => isWhole(value, 1, 10_000), message: 'Enter a percentage greater than 0 and at most 100' },
  amounts: {
    isValid: (value) => isRecord(value) && Object.values(value).length > 0 && Object.values(value).every((amount) => isWhole(amount, 1, 1e9)),
    message: 'Enter the amount of the discount and its currency',
  },
  pieces: { isValid: (value) => isWhole(value, 1, 100), message: 'Enter a whole number from 1 to 100' },
  products: { isValid: (value) => isIdList(value), message: 'Select products from the list' },
  categories: { isValid: (value) => isIdList(value), message: 'Select categories from the list' },
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, from: number, to: number): boolean => Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;
const isIdList = (value: unknown): boolean => Array.isArray(value) && value.length <= 500 && value.every((id) => isWhole(id, 1, MAX_INTEGER));

/**
 * Checks the terms of a discount against the fields of its rule.
 * @returns the terms of these fields
 * @throws InvalidInput if the rule cannot be used here, or a field is missing or invalid
 */
export function assertTerms({ kind, terms, use }: { kind: string; terms: Readonly<Record<string, unknown>>; use: RuleUse }): RuleTerms {
  const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);
  const rule = findRule(kind, use);
  if (!rule) throw refused('kind', 'unknown', 'This kind of discount cannot be used here');
  for (const [name, { type }] of Object.entries(rule.fields)) {
    const { isValid, message } = requirements[type];
    if (!isValid(terms[name])) throw refused(`terms.${name}`, 'required', message);
  }
  return Object.fromEntries(Object.keys(rule.fields).map((name) => [name, terms[name]])) as RuleTerms;
}

/** Returns the terms of a discount in a few English words for a list: `10 %`; the name of the rule if it has none. */
export function summariseTerms(discount: Discount): string {
  const { fields, name: ruleName } = getRule(discount.kind);
  const form = toFormTerms(discount);
  const parts = Object.entries(fields).flatMap(([name, { type, label }]) => {
    const value = form[name];
    if (type === 'percent') return `${String(value)} %`;
    if (type === 'amounts') return (value as CurrencyAmount[]).map(({ currency, amount }) => `${amount} ${currency}`).join(', ');
    return type === 'pieces' ? `${label.toLowerCase()} ${String(value)}` : [];
  });
  return parts.length > 0 ? parts.join(', ') : ruleName.toLowerCase();
}
