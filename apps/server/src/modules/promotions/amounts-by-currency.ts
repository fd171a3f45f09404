import { InvalidInput } from '#kit/errors';
import { fromMajor, money, toMajor } from '#kit/money';
import { currencyOn, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';

/** An amount as a form has it, major units. */
export interface CurrencyAmount {
  currency: string;
  amount: number;
}

/** From minor units by currency to what a form shows; null: none. */
export const amountsShown = (amounts: Record<string, number> | null): CurrencyAmount[] =>
  Object.entries(amounts ?? {})
    .map(([currency, amount]) => ({ currency, amount: toMajor(money(amount, currency)) }))
    .sort((a, b) => a.currency.localeCompare(b.currency));

/**
 * From a form's amounts to minor units by currency; null where there are none.
 * @throws InvalidInput if a currency stands there twice, or no country pays in it
 */
export async function amountsKept(db: Db, field: string, amounts: readonly CurrencyAmount[]): Promise<Record<string, number> | null> {
  const known = new Set<string>();
  for (const { id } of await listActiveCountries(db)) known.add((await currencyOn(db, id)).code);
  const kept: Record<string, number> = {};
  for (const [index, { currency, amount }] of amounts.entries()) {
    const refused = (code: string, message: string) => new InvalidInput([{ field: `${field}.${index}.currency`, code, params: { message } }]);
    if (!known.has(currency)) throw refused('unknown', `No country of the shop pays in ${currency}`);
    if (currency in kept) throw refused('twice', `${currency} stands here already`);
    kept[currency] = fromMajor(amount, currency).amount;
  }
  return amounts.length > 0 ? kept : null;
}
