import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { prepared } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orderLines, orders } from '../tables.ts';

/** Lists all orders of a cart, the oldest first. */
export async function listOrdersOfCart(db: Db, cartId: string): Promise<PlacedOrderRow[]> {
  return db.select().from(orders).where(eq(orders.cartId, cartId)).orderBy(asc(orders.id));
}

/**
 * Reads the orders that matter for placing an order, in one query: the one of this key, and those of the same cart that wait for payment.
 * Locks them until the transaction ends.
 */
export async function lockRelatedOrders(tx: Tx, keys: { idempotencyKey: string; cartId: string }): Promise<PlacedOrderRow[]> {
  return lockRelated(tx).execute(keys);
}

const lockRelated = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      or(
        eq(orders.idempotencyKey, sql.placeholder('idempotencyKey')),
        and(eq(orders.cartId, sql.placeholder('cartId')), eq(orders.status, 'PENDING')),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update')
    .prepare('orders of a key or cart, locked'),
);

/** Reads an order by its number and locks it until the transaction ends. */
export async function lockOrder(tx: Tx, orderNumber: string): Promise<PlacedOrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
  return order;
}

/** Reads an order by its id and locks it until the transaction ends. */
export async function lockOrderById(tx: Tx, orderId: number): Promise<PlacedOrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

export async function findOrder(db: Db, orderNumber: string): Promise<PlacedOrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order;
}

/** Returns orders in any order; unknown ids are left out. */
export const listOrdersById = async (db: Db, ids: readonly number[]): Promise<PlacedOrderRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]));

/** Returns the goods of an order with their stored names. A line of no known variant has id 0. */
export async function listGoods(db: Db, orderId: number): Promise<{ variantId: number; name: string; quantity: number }[]> {
  const rows = await db
    .select({ variantId: orderLines.variantId, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'goods')))
    .orderBy(asc(orderLines.position));
  return rows.map(({ variantId, ...line }) => ({ variantId: variantId ?? 0, ...line }));
}

/** Returns the pieces of an order by variant, without cancelled ones, which are back in stock. */
export async function listPieces(db: Db, orderId: number): Promise<{ variantId: number; quantity: number }[]> {
  const rows = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, cancelled: orderLines.cancelled })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return rows.flatMap(({ variantId, quantity, cancelled }) =>
    variantId === null || quantity === cancelled ? [] : [{ variantId, quantity: quantity - cancelled }],
  );
}
