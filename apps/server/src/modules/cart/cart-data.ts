import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { cartLines, carts } from './tables.ts';

/** The stock that is held for carts: a query with the columns `cart_id, variant_id, held`. */
export const cartHolds: SQL = sql`
  select cart_id, variant_id, held from ${cartLines} where held <> 0`;

/** Returns all stored data of a customer's carts, one per country, for their data export. */
export async function readCartData(db: Db, userId: number) {
  const own = await db.select().from(carts).where(eq(carts.customerId, userId)).orderBy(asc(carts.countryId));
  const ids = own.map(({ id }) => id);
  const lines = ids.length === 0 ? [] : await db.select().from(cartLines).where(inArray(cartLines.cartId, ids)).orderBy(asc(cartLines.id));
  return own.map(({ id, countryId, createdAt, updatedAt }) => ({
    id,
    countryId,
    createdAt,
    updatedAt,
    lines: lines
      .filter(({ cartId }) => cartId === id)
      .map(({ productId, variantId, quantity, addedAt }) => ({ productId, variantId, quantity, addedAt })),
  }));
}

/** Returns when the lines of a cart last changed; undefined if there is no such cart. */
export async function findCartUpdateTime(db: Db, cartId: string): Promise<Date | undefined> {
  const [cart] = await db.select({ updatedAt: carts.updatedAt }).from(carts).where(eq(carts.id, cartId));
  return cart?.updatedAt;
}
