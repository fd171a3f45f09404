import { lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { carts } from './tables.ts';

/** Longer than the lifetime of the cart cookie, in days: afterwards the shopper cannot return to the cart. */
const RETENTION_DAYS = 120;

/** Deletes carts that have been idle for {@link RETENTION_DAYS}, with their drafts. @returns how many */
export async function deleteOldCarts(db: Db): Promise<number> {
  const deleted = await db
    .delete(carts)
    .where(lt(carts.updatedAt, new Date(now().getTime() - days(RETENTION_DAYS))))
    .returning({ id: carts.id });
  return deleted.length;
}
