import { secretId } from '#kit/ids';
import { getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockOwnCart } from './own-cart.ts';
import { carts } from './tables.ts';

/**
 * Begins an empty cart. It belongs to one country's shop for good. Somebody who is signed in has one there at most: his own
 * is given back, whatever is in it.
 * @returns its id: unguessable, since whoever holds it holds the cart
 * @throws CountryClosed if nothing is sold there
 */
export async function createCart(db: Db, { countryId: asked, customerId }: { countryId: number; customerId?: number | undefined }): Promise<string> {
  const { id: countryId } = await getOpenCountry(db, asked);
  const id = secretId();
  if (customerId === undefined) {
    await db.insert(carts).values({ id, countryId });
    return id;
  }
  return inTransaction(db, async (tx) => {
    const own = await lockOwnCart(tx, { userId: customerId, countryId });
    if (own !== undefined) return own;
    await tx.insert(carts).values({ id, countryId, customerId });
    return id;
  });
}
