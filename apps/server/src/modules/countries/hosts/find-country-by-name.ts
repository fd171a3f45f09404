import type { Db } from '#platform/database';
import { countryNotFound } from '../errors.ts';
import { findCountryByHost } from './find-country-by-host.ts';
import { getCountries, type CountryRow } from '../snapshot.ts';

/**
 * Returns a country by English name or ISO code, in any case. If several rows match (Slovenia has two), the row of the host
 * takes precedence.
 * @throws CountryNotFound: the caller then keeps the code that was requested
 */
export async function findCountryByName(db: Db, { name, host }: { name: string; host?: string }): Promise<CountryRow> {
  const { countries } = await getCountries(db);
  const wanted = name.trim().toLowerCase();
  const matches = countries.filter((row) => row.name.toLowerCase() === wanted || row.code.toLowerCase() === wanted);
  const ofHost = host === undefined ? undefined : (await findCountryByHost(db, host)).row.id;
  const found = matches.find(({ id }) => id === ofHost) ?? matches.find(({ hostOf }) => hostOf === null);
  if (!found) throw countryNotFound(name);
  return found;
}
