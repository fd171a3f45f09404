import { createSecretId } from '#kit/ids';
import { getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockCustomerCart } from './lock-cart.ts';
import { carts } from './tables.ts';

/**
 * Creates an empty cart, permanently bound to one country's shop. A signed-in customer has at most one there: the existing one is
 * returned with its content.
 * @returns its id: unguessable, because the id gives access to the cart
 * @throws CountryClosed if nothing is sold there
 */
export async function createCart(
  db: Db,
  { countryId: requestedCountryId, customerId }: { countryId: number; customerId?: number | undefined },
): Promise<string> {
  const { id: countryId } = await getOpenCountry(db, requestedCountryId);
  const id = createSecretId();
  if (customerId === undefined) {
    await db.insert(carts).values({ id, countryId });
    return id;
  }
  return inTransaction(db, async (tx) => {
    const own = await lockCustomerCart(tx, { userId: customerId, countryId });
    if (own !== undefined) return own;
    await tx.insert(carts).values({ id, countryId, customerId });
    return id;
  });
}
