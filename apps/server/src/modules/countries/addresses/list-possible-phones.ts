import { parsePhone } from '#kit/phone';
import type { Db } from '#platform/database';
import { getCountry } from '../get-country.ts';
import { listActiveCountries } from '../list-active-countries.ts';

/** Returns the possible telephone numbers of a text in E.164. Parses national notation for every country, because the country is unknown. */
export async function listPossiblePhones(db: Db, text: string): Promise<string[]> {
  if (text.replace(/\D/g, '').length < 6) return [];
  const found = new Set<string>();
  for (const { id } of await listActiveCountries(db)) {
    const { phoneCode } = await getCountry(db, id);
    const phone = parsePhone(text, phoneCode);
    if ('number' in phone) found.add(phone.number);
  }
  return [...found];
}
