import { CartNotFound, lockCart } from '#modules/cart';
import { findOrder, lockOrder, type PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';

/**
 * Locks an order and its cart until the transaction ends: first the cart, then the order, as placing does. Another lock order could
 * deadlock.
 * @returns `hasCart` is false if the cart has been deleted since; undefined if there is no such order
 */
export async function lockOrderAndCart(tx: Tx, orderNumber: string): Promise<{ order: PlacedOrderRow; hasCart: boolean } | undefined> {
  const found = await findOrder(tx, orderNumber);
  if (!found) return undefined;
  const hasCart = await isLocked(tx, found.cartId);
  const order = await lockOrder(tx, orderNumber);
  // The order moved to another cart while this call waited: lock that cart too.
  return order && order.cartId !== found.cartId ? lockOrderAndCart(tx, orderNumber) : order && { order, hasCart };
}

async function isLocked(tx: Tx, cartId: string): Promise<boolean> {
  try {
    await lockCart(tx, { cartId });
    return true;
  } catch (error) {
    if (error instanceof CartNotFound) return false;
    throw error;
  }
}
