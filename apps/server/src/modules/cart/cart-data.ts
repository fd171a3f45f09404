import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { cartLines, carts } from './tables.ts';

/** Returns all stored data of a customer's carts, one per country, for their data export. */
export async function cartData(db: Db, userId: number) {
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
