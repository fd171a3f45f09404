import type { Db } from '#platform/database';
import { countryClosed, countryNotFound } from './errors.ts';
import { countriesOf, type CountryRow, type Snapshot } from './snapshot.ts';

/**
 * The country that a row's goods, prices and orders belong to: a row that only lends a host leads to its country.
 * @throws CountryNotFound
 */
export async function getCountry(db: Db, countryId: number): Promise<CountryRow> {
  return shopOf(await countriesOf(db), countryId);
}

/**
 * The same, for selling.
 * @throws CountryNotFound
 * @throws CountryClosed if the shop does not sell there
 */
export async function getOpenCountry(db: Db, countryId: number): Promise<CountryRow> {
  const country = await getCountry(db, countryId);
  if (!country.isActive) throw countryClosed(country.code);
  return country;
}

/** @throws CountryNotFound */
export function shopOf(snapshot: Snapshot, countryId: number): CountryRow {
  const row = snapshot.byId.get(countryId);
  const shop = row?.hostOf ? snapshot.byId.get(row.hostOf) : row;
  if (!shop) throw countryNotFound(countryId);
  return shop;
}
