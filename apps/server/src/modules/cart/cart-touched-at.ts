import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { carts } from './tables.ts';

/** When the lines of a cart changed last; undefined if there is no such cart. */
export async function cartTouchedAt(db: Db, cartId: string): Promise<Date | undefined> {
  const [cart] = await db.select({ updatedAt: carts.updatedAt }).from(carts).where(eq(carts.id, cartId));
  return cart?.updatedAt;
}
