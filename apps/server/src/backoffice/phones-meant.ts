import { parsePhone } from '#kit/phone';
import { getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';

/** The telephone numbers that a text may be, in E.164. It is written as in its own country: which one that is, nobody has said. */
export async function phonesMeant(db: Db, text: string): Promise<string[]> {
  if (text.replace(/\D/g, '').length < 6) return [];
  const found = new Set<string>();
  for (const { id } of await listActiveCountries(db)) {
    const { phoneCode } = await getCountry(db, id);
    const phone = parsePhone(text, phoneCode);
    if ('number' in phone) found.add(phone.number);
  }
  return [...found];
}
