import { secretId } from '#kit/ids';
import { getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { carts } from './tables.ts';

/**
 * Begins an empty cart. It belongs to one country's shop for good.
 * @returns its id: unguessable, since whoever holds it holds the cart
 * @throws CountryClosed if nothing is sold there
 */
export async function createCart(db: Db, { countryId }: { countryId: number }): Promise<string> {
  const country = await getOpenCountry(db, countryId);
  const id = secretId();
  await db.insert(carts).values({ id, countryId: country.id });
  return id;
}
