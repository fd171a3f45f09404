import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';

/** Returns the ISO codes of countries by id. */
export async function readCountryCodes(db: Db, countryIds: readonly number[]): Promise<(countryId: number) => string> {
  const codes = new Map<number, string>();
  for (const id of new Set(countryIds)) codes.set(id, (await getCountry(db, id)).code);
  return (countryId) => codes.get(countryId) ?? '';
}
