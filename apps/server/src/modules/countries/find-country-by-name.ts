import type { Db } from '#platform/database';
import { countryNotFound } from './errors.ts';
import { findCountryByHost } from './find-country-by-host.ts';
import { countriesOf, type CountryRow } from './snapshot.ts';

/**
 * A country by its English name or its ISO code, in any case. Where several rows fit (Slovenia stands twice), the host's
 * own goes first.
 * @throws CountryNotFound: the caller then keeps the code it asked with
 */
export async function findCountryByName(db: Db, { name, host }: { name: string; host?: string }): Promise<CountryRow> {
  const { countries } = await countriesOf(db);
  const wanted = name.trim().toLowerCase();
  const matches = countries.filter((row) => row.name.toLowerCase() === wanted || row.code.toLowerCase() === wanted);
  const ofHost = host === undefined ? undefined : (await findCountryByHost(db, host)).row.id;
  const found = matches.find(({ id }) => id === ofHost) ?? matches.find(({ hostOf }) => hostOf === null);
  if (!found) throw countryNotFound(name);
  return found;
}
