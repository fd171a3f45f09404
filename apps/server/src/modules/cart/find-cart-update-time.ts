import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { carts } from './tables.ts';

/** Returns when the lines of a cart last changed; undefined if there is no such cart. */
export async function findCartUpdateTime(db: Db, cartId: string): Promise<Date | undefined> {
  const [cart] = await db.select({ updatedAt: carts.updatedAt }).from(carts).where(eq(carts.id, cartId));
  return cart?.updatedAt;
}
