import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { cartLines, carts } from './tables.ts';

/** All that is kept of a customer's carts, for him to take along: one for each country's shop. */
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
