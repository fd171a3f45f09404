import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Country } from './contract.ts';
import { countryNotFound } from './errors.ts';
import { countryRecord } from './country-record.ts';
import { hostName } from './find-country-by-host.ts';
import { countriesOf } from './snapshot.ts';

/**
 * The countries the shop sells in, in the specification's order. A second row of a country is there too when the host
 * that it serves asks: whoever looks for his own domain in the list then finds it.
 */
export async function listActiveCountries(db: Db, { domain }: { domain?: string } = {}): Promise<Country[]> {
  const snapshot = await countriesOf(db);
  const asked = domain === undefined ? undefined : hostName(domain);
  return snapshot.countries
    .filter((row) => row.isActive && (row.hostOf === null || row.domain === asked))
    .map((row) => countryRecord(snapshot, row, now()));
}

/**
 * One country's record, active or not.
 * @throws CountryNotFound
 */
export async function getCountryRecord(db: Db, countryId: number): Promise<Country> {
  const snapshot = await countriesOf(db);
  const row = snapshot.byId.get(countryId);
  if (!row) throw countryNotFound(countryId);
  return countryRecord(snapshot, row, now());
}
