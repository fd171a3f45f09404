import { createCart, putPieces } from '#modules/cart';
import { findOwnOrder, goodsOf } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { takeUp } from './claim-cart.ts';
import type { BoughtAgain } from './contract.ts';
import { getCart } from './get-cart.ts';

/**
 * Puts what was bought once into the customer's cart again, as far as it can be had, at today's prices.
 * @param cartId the cart that his browser has, if any: it is taken up into his own
 * @returns the cart, and the names of that which is not in it
 * @throws OrderNotFound, CountryClosed
 */
export async function buyAgain(
  db: Db,
  config: Config,
  asked: { customerId: number; invoice: string; countryId: number; cartId?: string | null | undefined; languageId: number },
): Promise<BoughtAgain> {
  const { customerId, countryId, languageId } = asked;
  const goods = await goodsOf(db, (await findOwnOrder(db, asked)).id);
  const { cartId, missing } = await inTransaction(db, async (tx) => {
    const taken = await takeUp(tx, { userId: customerId, countryId, guestCartId: asked.cartId, languageId });
    const id = taken.cartId ?? (await createCart(tx, { countryId, customerId }));
    const put = await putPieces(tx, { cartId: id, pieces: goods, languageId });
    const isThere = new Set(put.flatMap(({ variantId, quantity }) => (quantity > 0 ? variantId : [])));
    return { cartId: id, missing: goods.flatMap(({ variantId, name }) => (isThere.has(variantId) ? [] : name)) };
  });
  return { cart: await getCart(db, config, { cartId, languageId }), missing };
}
