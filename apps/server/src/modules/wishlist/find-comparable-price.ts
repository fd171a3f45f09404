import { getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';
import type { WishRow } from './list-stored-wishes.ts';

/** Returns the price at the time of adding, in minor units; null if it was not sold then or the country has changed its currency. */
export async function findComparablePrice(db: Db, { countryId, priceWhenAdded, addedAt }: WishRow): Promise<number | null> {
  const [then, now] = [await getCurrency(db, countryId, addedAt), await getCurrency(db, countryId)];
  return then.code === now.code ? priceWhenAdded : null;
}
