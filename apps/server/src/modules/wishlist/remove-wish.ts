import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { WishNotFound } from './errors.ts';
import { wishes } from './tables.ts';

/** Takes a wish off the list. @throws WishNotFound also for somebody else's */
export async function removeWish(db: Db, { userId, wishlistId }: { userId: number; wishlistId: number }): Promise<void> {
  const gone = await db
    .delete(wishes)
    .where(and(eq(wishes.id, wishlistId), eq(wishes.userId, userId)))
    .returning({ id: wishes.id });
  if (gone.length === 0) throw new WishNotFound();
}
