import type { Db } from '#platform/database';
import { countryClosed, countryNotFound } from './errors.ts';
import { getCountries, type CountryRow, type Snapshot } from './snapshot.ts';

/**
 * Returns the country with this id. For the id of a host row, returns the country of the host.
 * @throws CountryNotFound
 */
export async function getCountry(db: Db, countryId: number): Promise<CountryRow> {
  return getShop(await getCountries(db), countryId);
}

/**
 * Returns the country with this id if the shop sells there.
 * @throws CountryNotFound
 * @throws CountryClosed if the shop does not sell there
 */
export async function getOpenCountry(db: Db, countryId: number): Promise<CountryRow> {
  const country = await getCountry(db, countryId);
  if (!country.isActive) throw countryClosed(country.code);
  return country;
}

/** @throws CountryNotFound */
export function getShop(snapshot: Snapshot, countryId: number): CountryRow {
  const row = snapshot.byId.get(countryId);
  const shop = row?.hostOf ? snapshot.byId.get(row.hostOf) : row;
  if (!shop) throw countryNotFound(countryId);
  return shop;
}
