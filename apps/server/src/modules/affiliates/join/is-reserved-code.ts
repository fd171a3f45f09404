import { getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';

/** Returns whether a code contains the name of one of the shops: shoppers would take it for the shop's own. The database refuses codes of coupons. */
export async function isReservedCode(db: Db, code: string): Promise<boolean> {
  const shops = await Promise.all((await listActiveCountries(db)).map(({ id }) => getCountry(db, id)));
  const names = shops.flatMap(({ shopName, domain }) => [shopName, domain?.split('.')[0] ?? '']);
  const plain = toLetters(code);
  return names.map(toLetters).some((name) => name.length >= MIN_NAME_LENGTH && plain.includes(name));
}

/** Shorter names occur in ordinary words. */
const MIN_NAME_LENGTH = 4;

const toLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
