import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { isInForce, toLocalDay } from '../dates.ts';
import { getShop } from '../get-country.ts';
import { getCountries, type PostalRuleRow } from '../snapshot.ts';
import { findPostalRule } from '../addresses/find-postal-rule.ts';
import { findVatRate } from './vat-rate.ts';

interface Delivery {
  countryId: number;
  /** The destination; unknown before an address is entered. */
  postalCode?: string;
  /** Defaults to now. */
  at?: Date;
}

/**
 * Returns the VAT rate of a category of goods (`standard`, `children`, `delivery`).
 * @returns basis points: 2200 is 22 %
 * @throws CountryNotFound
 */
export async function getVatRate(db: Db, { countryId, category, postalCode, at = now() }: Delivery & { category: string }): Promise<number> {
  const getRate = await getVatRates(db, { countryId, postalCode, at });
  return getRate(category);
}

/**
 * Returns the VAT rates for all lines of a cart.
 * @returns a function from category to basis points
 */
export async function getVatRates(db: Db, { countryId, postalCode, at = now() }: Delivery): Promise<(category: string) => number> {
  const snapshot = await getCountries(db);
  const country = getShop(snapshot, countryId);
  const day = toLocalDay(country.timeZone, at);
  const rates = snapshot.vatRates.filter((rate) => rate.countryId === country.id);
  const rules = snapshot.postalRules.filter((rule) => rule.countryId === country.id);
  return (category) => {
    const found = findVatRate({ rates, rules }, { category, day, postalCode });
    if (found === undefined) throw new Error(`country ${country.code} has no VAT rate on ${day}`);
    return found;
  };
}

/** Finds the territory with its own VAT or without delivery that a postal code belongs to, if any. */
export async function findTerritory(
  db: Db,
  { countryId, postalCode, at = now() }: Delivery & { postalCode: string },
): Promise<PostalRuleRow | undefined> {
  const snapshot = await getCountries(db);
  const country = getShop(snapshot, countryId);
  const rules = snapshot.postalRules.filter((rule) => rule.countryId === country.id);
  return findPostalRule(rules, postalCode, toLocalDay(country.timeZone, at));
}

/** Returns whether VAT or delivery depends on the postal code in a country. */
export async function hasTerritories(db: Db, { countryId, at = now() }: Omit<Delivery, 'postalCode'>): Promise<boolean> {
  const snapshot = await getCountries(db);
  const country = getShop(snapshot, countryId);
  const day = toLocalDay(country.timeZone, at);
  return snapshot.postalRules.some((rule) => rule.countryId === country.id && isInForce(rule, day));
}
