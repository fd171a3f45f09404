import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { prepared } from '#platform/prepared';
import type { Tx } from '#platform/transaction';
import type { PlacedOrderRow } from './record-order.ts';
import { orderLines, orders } from './tables.ts';

/** All orders that came from a cart, the oldest first. */
export async function ordersOfCart(db: Db, cartId: string): Promise<PlacedOrderRow[]> {
  return db.select().from(orders).where(eq(orders.cartId, cartId)).orderBy(asc(orders.id));
}

/**
 * What bears on placing an order now, in one query: the order that this key has made already, and those of the same
 * cart or mailbox that still wait for their money. They are locked until the transaction ends.
 */
export async function lockOrdersFor(tx: Tx, asked: { idempotencyKey: string; cartId: string }): Promise<PlacedOrderRow[]> {
  return lockRelated(tx).execute(asked);
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

/** The same by its id. */
export async function lockOrderById(tx: Tx, orderId: number): Promise<PlacedOrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

export async function findOrder(db: Db, orderNumber: string): Promise<PlacedOrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order;
}

/** These orders, in any order; one that is not there is left out. */
export const ordersById = async (db: Db, ids: readonly number[]): Promise<PlacedOrderRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]));

/** What an order's goods were, in its own words. One that was bought of no known variant has 0. */
export async function goodsOf(db: Db, orderId: number): Promise<{ variantId: number; name: string; quantity: number }[]> {
  const rows = await db
    .select({ variantId: orderLines.variantId, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'goods')))
    .orderBy(asc(orderLines.position));
  return rows.map(({ variantId, ...line }) => ({ variantId: variantId ?? 0, ...line }));
}

/** The pieces of an order by variant, those aside that are not sent after all: they are on the shelf again. */
export async function piecesOf(db: Db, orderId: number): Promise<{ variantId: number; quantity: number }[]> {
  const rows = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, cancelled: orderLines.cancelled })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return rows.flatMap(({ variantId, quantity, cancelled }) =>
    variantId === null || quantity === cancelled ? [] : [{ variantId, quantity: quantity - cancelled }],
  );
}
