import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { databaseOf } from '#platform/transaction';
import {
  countries,
  countryCurrencies,
  countryTexts,
  currencies,
  languages,
  paymentMethods,
  postalRules,
  shippingMethods,
  vatRates,
} from './tables.ts';

export type CountryRow = typeof countries.$inferSelect;
export type LanguageRow = typeof languages.$inferSelect;
export type CurrencyRow = typeof currencies.$inferSelect;
export type CurrencyPeriodRow = typeof countryCurrencies.$inferSelect;
export type VatRateRow = typeof vatRates.$inferSelect;
export type PostalRuleRow = typeof postalRules.$inferSelect;
export type ShippingMethod = typeof shippingMethods.$inferSelect;
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** All that is kept of countries: a few hundred rows that every request needs and that change once in a while. */
export interface Snapshot {
  countries: readonly CountryRow[];
  byId: ReadonlyMap<number, CountryRow>;
  languages: readonly LanguageRow[];
  currencies: ReadonlyMap<string, CurrencyRow>;
  currencyPeriods: readonly CurrencyPeriodRow[];
  vatRates: readonly VatRateRow[];
  postalRules: readonly PostalRuleRow[];
  shippingMethods: readonly ShippingMethod[];
  paymentMethods: readonly PaymentMethod[];
  /** By `country/language/key`. */
  texts: ReadonlyMap<string, string>;
}

/** How long a change made by another process may go unseen, in ms. */
const freshFor = 1000;

interface Kept {
  snapshot: Promise<Snapshot>;
  /** When somebody looks again; meanwhile all others go on with what is there. Wall clock: a test's clock may stand still. */
  lookAgainAt: number;
}

const kept = new WeakMap<object, Kept>();

/** Countries as they are, at most a second old. */
export async function countriesOf(db: Db): Promise<Snapshot> {
  const key = databaseOf(db);
  const found = kept.get(key);
  if (found && performance.now() < found.lookAgainAt) return found.snapshot;
  const snapshot = load(db);
  if (found) {
    // The old one serves until the new one is here.
    found.lookAgainAt = performance.now() + freshFor;
    const fresh = await snapshot;
    found.snapshot = Promise.resolve(fresh);
    return fresh;
  }
  kept.set(key, { snapshot, lookAgainAt: performance.now() + freshFor });
  snapshot.catch(() => kept.delete(key));
  return snapshot;
}

/** After a change made here: the next look sees it. */
export function forgetCountries(db: Db): void {
  kept.delete(databaseOf(db));
}

async function load(db: Db): Promise<Snapshot> {
  const [countryRows, languageRows, currencyRows] = [
    await db.select().from(countries).orderBy(asc(countries.position), asc(countries.name)),
    await db.select().from(languages).orderBy(asc(languages.position)),
    await db.select().from(currencies),
  ];
  const texts = await db.select().from(countryTexts);
  return {
    countries: countryRows,
    byId: new Map(countryRows.map((row) => [row.id, row])),
    languages: languageRows,
    currencies: new Map(currencyRows.map((row) => [row.code, row])),
    currencyPeriods: await db.select().from(countryCurrencies).orderBy(asc(countryCurrencies.validFrom)),
    vatRates: await db.select().from(vatRates).orderBy(asc(vatRates.validFrom)),
    postalRules: await db.select().from(postalRules).orderBy(asc(postalRules.validFrom)),
    shippingMethods: await db.select().from(shippingMethods).orderBy(asc(shippingMethods.position)),
    paymentMethods: await db.select().from(paymentMethods).orderBy(asc(paymentMethods.position)),
    texts: new Map(texts.map((row) => [textKey(row), row.text])),
  };
}

export const textKey = ({ countryId, languageId, key }: { countryId: number; languageId: number; key: string }): string =>
  `${countryId}/${languageId}/${key}`;
