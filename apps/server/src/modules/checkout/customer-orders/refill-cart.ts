import { CartNotFound, createCart, mergePieces, readCartContent } from '#modules/cart';
import { listGoods, type PlacedOrderRow } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { BoughtAgain } from '../contract.ts';
import { getCart } from '../summary/get-cart.ts';

interface Refill {
  order: PlacedOrderRow;
  /** The country of the requesting shop. */
  countryId: number;
  /** The cart that the browser has, if any. */
  cartId: string | null | undefined;
  languageId: number;
}

/**
 * Puts the goods of an order that was not paid in time back into a cart, if they are available, at today's prices. Goods that are
 * already in the cart stay unchanged, so that a repeated call adds nothing.
 * @returns the cart, and the names of the goods that are not available
 * @throws CountryClosed
 */
export async function refillCart(db: Db, config: Config, { order, countryId, cartId: ownCartId, languageId }: Refill): Promise<BoughtAgain> {
  const goods = await listGoods(db, order.id);
  const present = ownCartId ? await findVariantIds(db, { cartId: ownCartId, countryId }) : undefined;
  const cartId = present && ownCartId ? ownCartId : await createCart(db, { countryId });
  const pieces = goods.filter(({ variantId }) => !present?.has(variantId));
  const put = await inTransaction(db, (tx) => mergePieces(tx, { cartId, pieces, languageId }));
  const missing = new Set(put.flatMap(({ variantId, quantity }) => (quantity === 0 ? variantId : [])));
  const names = goods.flatMap(({ variantId, name }) => (missing.has(variantId) ? name : []));
  return { cart: await getCart(db, config, { cartId, languageId }), missing: names };
}

/** Returns the content of a cart; undefined if the country has no such cart. */
async function findVariantIds(db: Db, cart: { cartId: string; countryId: number }): Promise<ReadonlySet<number> | undefined> {
  try {
    const { lines } = await readCartContent(db, cart);
    return new Set(lines.map(({ variantId }) => variantId));
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
