import { currencyOn } from '#modules/countries';
import type { Db } from '#platform/database';
import type { WishRow } from './kept-wishes.ts';

/** What it cost when it was added, minor units; null where it was not sold then, or the country has changed its currency since. */
export async function comparablePrice(db: Db, { countryId, priceWhenAdded, addedAt }: WishRow): Promise<number | null> {
  const [then, now] = [await currencyOn(db, countryId, addedAt), await currencyOn(db, countryId)];
  return then.code === now.code ? priceWhenAdded : null;
}
