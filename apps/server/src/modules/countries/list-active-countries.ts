import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { Country } from './contract.ts';
import { countryNotFound } from './errors.ts';
import { readCountryRecord } from './country-record.ts';
import { parseHostName } from './hosts/find-country-by-host.ts';
import { getCountries } from './snapshot.ts';

/**
 * Returns the active countries in the specification's order. A host row is included in requests from its own host, so
 * that a client can find its own domain in the list.
 */
export async function listActiveCountries(db: Db, { domain }: { domain?: string } = {}): Promise<Country[]> {
  const snapshot = await getCountries(db);
  const host = domain === undefined ? undefined : parseHostName(domain);
  return snapshot.countries
    .filter((row) => row.isActive && (row.hostOf === null || row.domain === host))
    .map((row) => readCountryRecord(snapshot, row, now()));
}

/**
 * Returns one country, active or inactive.
 * @throws CountryNotFound
 */
export async function getCountryRecord(db: Db, countryId: number): Promise<Country> {
  const snapshot = await getCountries(db);
  const row = snapshot.byId.get(countryId);
  if (!row) throw countryNotFound(countryId);
  return readCountryRecord(snapshot, row, now());
}
