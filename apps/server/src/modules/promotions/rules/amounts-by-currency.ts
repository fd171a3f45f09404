import { InvalidInput } from '#kit/errors';
import { parseMajor, money, toMajor } from '#kit/money';
import { getCurrency, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';

/** An amount in a form, in major units. */
export interface CurrencyAmount {
  currency: string;
  amount: number;
}

/** Converts minor units by currency to the amounts of a form; null gives none. */
export const toCurrencyAmounts = (amounts: Record<string, number> | null): CurrencyAmount[] =>
  Object.entries(amounts ?? {})
    .map(([currency, amount]) => ({ currency, amount: toMajor(money(amount, currency)) }))
    .sort((a, b) => a.currency.localeCompare(b.currency));

/**
 * Converts the amounts of a form to minor units by currency; null if there are none.
 * @throws InvalidInput if a currency occurs twice or no country uses it
 */
export async function toStoredAmounts(db: Db, field: string, amounts: readonly CurrencyAmount[]): Promise<Record<string, number> | null> {
  const known = new Set<string>();
  for (const { id } of await listActiveCountries(db)) known.add((await getCurrency(db, id)).code);
  const stored: Record<string, number> = {};
  for (const [index, { currency, amount }] of amounts.entries()) {
    const refused = (code: string, message: string) => new InvalidInput([{ field: `${field}.${index}.currency`, code, params: { message } }]);
    if (!known.has(currency)) throw refused('unknown', `No country of the shop uses ${currency}`);
    if (currency in stored) throw refused('twice', `${currency} is already in the list`);
    stored[currency] = parseMajor(amount, currency).amount;
  }
  return amounts.length > 0 ? stored : null;
}
