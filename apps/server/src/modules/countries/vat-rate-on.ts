import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { dayIn } from './dates.ts';
import { shopOf } from './get-country.ts';
import { countriesOf, type PostalRuleRow } from './snapshot.ts';
import { territoryOf } from './territory.ts';
import { vatRate } from './vat-rate.ts';

interface Delivery {
  countryId: number;
  /** Where it goes; unknown before an address is given. */
  postalCode?: string;
  /** The instant that counts, now unless told. */
  at?: Date;
}

/**
 * The VAT rate for a category of goods (`standard`, `children`, `delivery`).
 * @returns basis points: 2200 is 22 %
 * @throws CountryNotFound
 */
export async function vatRateOn(db: Db, { countryId, category, postalCode, at = now() }: Delivery & { category: string }): Promise<number> {
  const rateOf = await vatRatesOn(db, { countryId, postalCode, at });
  return rateOf(category);
}

/** The same for all lines of a cart: @returns a function from category to basis points */
export async function vatRatesOn(db: Db, { countryId, postalCode, at = now() }: Delivery): Promise<(category: string) => number> {
  const snapshot = await countriesOf(db);
  const country = shopOf(snapshot, countryId);
  const day = dayIn(country.timeZone, at);
  const rates = snapshot.vatRates.filter((rate) => rate.countryId === country.id);
  const rules = snapshot.postalRules.filter((rule) => rule.countryId === country.id);
  return (category) => {
    const found = vatRate({ rates, rules }, { category, day, postalCode });
    if (found === undefined) throw new Error(`country ${country.code} has no VAT rate on ${day}`);
    return found;
  };
}

/** The territory with rules of its own that a postal code lies in, if any: its VAT, or that nothing is delivered there. */
export async function findTerritory(
  db: Db,
  { countryId, postalCode, at = now() }: Delivery & { postalCode: string },
): Promise<PostalRuleRow | undefined> {
  const snapshot = await countriesOf(db);
  const country = shopOf(snapshot, countryId);
  const rules = snapshot.postalRules.filter((rule) => rule.countryId === country.id);
  return territoryOf(rules, postalCode, dayIn(country.timeZone, at));
}
