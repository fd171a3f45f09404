import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { WishNotFound } from './errors.ts';
import { wishes } from './tables.ts';

/**
 * Removes a wish.
 * @throws WishNotFound also for another user's wish
 */
export async function removeWish(db: Db, { userId, wishlistId }: { userId: number; wishlistId: number }): Promise<void> {
  const removed = await db
    .delete(wishes)
    .where(and(eq(wishes.id, wishlistId), eq(wishes.userId, userId)))
    .returning({ id: wishes.id });
  if (removed.length === 0) throw new WishNotFound();
}
