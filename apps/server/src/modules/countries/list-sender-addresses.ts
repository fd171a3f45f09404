import type { Db } from '#platform/database';
import { getCountries, type CountryRow } from './snapshot.ts';

/** Returns the countries that have a sender address, by address in lower case. Several countries can share an address; the first open one counts. */
export async function listSenderAddresses(db: Db): Promise<Map<string, CountryRow>> {
  const { countries } = await getCountries(db);
  const rows = countries.filter(({ hostOf }) => hostOf === null).toSorted((a, b) => Number(b.isActive) - Number(a.isActive));
  const found = new Map<string, CountryRow>();
  for (const row of rows) {
    const email = row.senderEmail?.toLowerCase();
    if (email && !found.has(email)) found.set(email, row);
  }
  return found;
}
