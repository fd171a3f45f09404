import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tags/tag-drops';
import { getDatabase, isTransaction } from '#platform/transaction';
import {
  cashRoundings,
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

/** `closures`: ISO dates without delivery other than rest days and public holidays. */
export type CountryRow = typeof countries.$inferSelect & { closures: readonly string[] };
export type LanguageRow = typeof languages.$inferSelect;
export type CurrencyRow = typeof currencies.$inferSelect;
export type CurrencyPeriodRow = typeof countryCurrencies.$inferSelect;
type CashRoundingRow = typeof cashRoundings.$inferSelect;
export type VatRateRow = typeof vatRates.$inferSelect;
export type PostalRuleRow = typeof postalRules.$inferSelect;
export type ShippingMethod = typeof shippingMethods.$inferSelect;
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** All country data: a few hundred rows that every request needs and that rarely change. */
export interface Snapshot {
  countries: readonly CountryRow[];
  byId: ReadonlyMap<number, CountryRow>;
  languages: readonly LanguageRow[];
  currencies: ReadonlyMap<string, CurrencyRow>;
  currencyPeriods: readonly CurrencyPeriodRow[];
  cashRoundings: readonly CashRoundingRow[];
  vatRates: readonly VatRateRow[];
  postalRules: readonly PostalRuleRow[];
  shippingMethods: readonly ShippingMethod[];
  paymentMethods: readonly PaymentMethod[];
  /** By `country/language/key`. */
  texts: ReadonlyMap<string, string>;
}

/** Maximum delay in ms until a change is visible if its notification is lost. */
const snapshotLifetime = 1000;

interface CachedSnapshot {
  snapshot: Promise<Snapshot>;
  /** Number of change notifications at the time of loading; later ones may not be included. */
  changeCount: number;
  /** Time of the next reload; other requests use the current snapshot meanwhile. Real time, because the clock of a test may be stopped. */
  lookAgainAt: number;
}

const cachedSnapshots = new WeakMap<object, CachedSnapshot>();

let changeCount = 0;
tagDrops.on('models', (tags) => {
  if (tags.includes(countrySettingsTag) || tags.includes(everything)) changeCount += 1;
});

/** Returns the current countries. They are reloaded after a change notification and once a second. */
export async function getCountries(db: Db): Promise<Snapshot> {
  const key = getDatabase(db);
  const found = cachedSnapshots.get(key);
  const isOvertaken = found?.changeCount !== changeCount;
  if (found && !isOvertaken && performance.now() < found.lookAgainAt) return found.snapshot;
  const fresh: CachedSnapshot = { snapshot: load(isTransaction(db) ? db : key), changeCount, lookAgainAt: performance.now() + snapshotLifetime };
  if (found && !isOvertaken) {
    // Other requests use the old snapshot until the new one is loaded.
    found.lookAgainAt = fresh.lookAgainAt;
    await fresh.snapshot;
    if (cachedSnapshots.get(key) === found) cachedSnapshots.set(key, fresh);
    return fresh.snapshot;
  }
  cachedSnapshots.set(key, fresh);
  fresh.snapshot.catch(() => {
    if (cachedSnapshots.get(key) === fresh) cachedSnapshots.delete(key);
  });
  return fresh.snapshot;
}

/** Drops the snapshot after a local change, so that the next read sees it. */
export function dropCountrySnapshot(db: Db): void {
  cachedSnapshots.delete(getDatabase(db));
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
    cashRoundings: await db.select().from(cashRoundings).orderBy(asc(cashRoundings.validFrom)),
    vatRates: await db.select().from(vatRates).orderBy(asc(vatRates.validFrom)),
    postalRules: await db.select().from(postalRules).orderBy(asc(postalRules.validFrom)),
    shippingMethods: await db.select().from(shippingMethods).orderBy(asc(shippingMethods.position)),
    paymentMethods: await db.select().from(paymentMethods).orderBy(asc(paymentMethods.position)),
    texts: new Map(texts.map((row) => [buildTextKey(row), row.text])),
  };
}

export const buildTextKey = ({ countryId, languageId, key }: { countryId: number; languageId: number; key: string }): string =>
  `${countryId}/${languageId}/${key}`;
