import { lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { carts } from './tables.ts';

/** Longer than the cookie that opens a cart, in days: nobody can come back to it. */
const KEPT_DAYS = 120;

/** Deletes carts that nobody has touched for {@link KEPT_DAYS}, and what was typed at their checkout. @returns how many */
export async function forgetCarts(db: Db): Promise<number> {
  const gone = await db
    .delete(carts)
    .where(lt(carts.updatedAt, new Date(now().getTime() - days(KEPT_DAYS))))
    .returning({ id: carts.id });
  return gone.length;
}
