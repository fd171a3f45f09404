import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tag-drops';
import { databaseOf } from '#platform/transaction';
import {
  countries,
  countryClosures,
  countryCurrencies,
  countryTexts,
  currencies,
  languages,
  paymentMethods,
  postalRules,
  shippingMethods,
  vatRates,
} from './tables.ts';
import { countrySettingsTag } from './tags.ts';

/** `closures`: days (ISO) on which nothing is delivered besides rest days and public holidays. */
export type CountryRow = typeof countries.$inferSelect & { closures: readonly string[] };
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

/** How long a change may go unseen whose news was missed, in ms. */
const freshFor = 1000;

interface Kept {
  snapshot: Promise<Snapshot>;
  /** Changes told when it was asked for: any told since may not be in it. */
  told: number;
  /** When somebody looks again; meanwhile all others go on with what is there. Wall clock: a test's clock may stand still. */
  lookAgainAt: number;
}

const kept = new WeakMap<object, Kept>();

let changesTold = 0;
tagDrops.on('models', (tags) => {
  if (tags.includes(countrySettingsTag) || tags.includes(everything)) changesTold += 1;
});

/** Countries as they are: read anew after a change was told, and once a second besides. */
export async function countriesOf(db: Db): Promise<Snapshot> {
  const key = databaseOf(db);
  const found = kept.get(key);
  const isOvertaken = found?.told !== changesTold;
  if (found && !isOvertaken && performance.now() < found.lookAgainAt) return found.snapshot;
  const fresh: Kept = { snapshot: load(db), told: changesTold, lookAgainAt: performance.now() + freshFor };
  if (found && !isOvertaken) {
    // The old one serves until the new one is here.
    found.lookAgainAt = fresh.lookAgainAt;
    await fresh.snapshot;
    if (kept.get(key) === found) kept.set(key, fresh);
    return fresh.snapshot;
  }
  kept.set(key, fresh);
  fresh.snapshot.catch(() => {
    if (kept.get(key) === fresh) kept.delete(key);
  });
  return fresh.snapshot;
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
  const closures = await db.select().from(countryClosures).orderBy(asc(countryClosures.day));
  const closed = countryRows.map((row) => ({ ...row, closures: closures.filter(({ countryId }) => countryId === row.id).map(({ day }) => day) }));
  return {
    countries: closed,
    byId: new Map(closed.map((row) => [row.id, row])),
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
