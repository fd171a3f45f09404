import { createCart, mergePieces } from '#modules/cart';
import { getOrderOfCustomer, listGoods } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { claimCartInTransaction } from '../cart/claim-cart.ts';
import type { BoughtAgain } from '../contract.ts';
import { getCart } from '../summary/get-cart.ts';

/**
 * Adds the goods of an earlier order to the customer's cart, if they are available, at today's prices.
 * @param cartId the cart that the browser has, if any: it is merged into the customer's cart
 * @returns the cart, and the names of the goods that could not be added
 * @throws OrderNotFound, CountryClosed
 */
export async function buyAgain(
  db: Db,
  config: Config,
  request: { customerId: number; invoice: string; countryId: number; cartId?: string | null | undefined; languageId: number },
): Promise<BoughtAgain> {
  const { customerId, countryId, languageId } = request;
  const goods = await listGoods(db, (await getOrderOfCustomer(db, request)).id);
  const { cartId, missing } = await inTransaction(db, async (tx) => {
    const taken = await claimCartInTransaction(tx, { userId: customerId, countryId, guestCartId: request.cartId, languageId });
    const id = taken.cartId ?? (await createCart(tx, { countryId, customerId }));
    const put = await mergePieces(tx, { cartId: id, pieces: goods, languageId });
    const added = new Set(put.flatMap(({ variantId, quantity }) => (quantity > 0 ? variantId : [])));
    return { cartId: id, missing: goods.flatMap(({ variantId, name }) => (added.has(variantId) ? [] : name)) };
  });
  return { cart: await getCart(db, config, { cartId, languageId }), missing };
}
