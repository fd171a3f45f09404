import { and, between, sql } from 'drizzle-orm';
import { days, hours, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { checkouts } from './tables.ts';

/**
 * How long a cart lies untouched before its shopper is reminded, in ms: who only went to look for his card, to eat or to
 * ask somebody is back by then, and it is mostly the same day still.
 */
export const restsFor = hours(4);
/** After this long, in ms, it is no reminder any more but an intrusion: sizes, prices and wishes have changed. */
export const forgottenAfter = days(3);

/** The carts whose shoppers wanted to be reminded and have typed nothing for hours. Whether each is due is seen when its turn comes. */
export async function cartsToRemind(db: Db): Promise<string[]> {
  const at = now().getTime();
  const rows = await db
    .select({ cartId: checkouts.cartId })
    .from(checkouts)
    .where(
      and(
        between(checkouts.updatedAt, new Date(at - forgottenAfter), new Date(at - restsFor)),
        sql`coalesce(${checkouts.draft} ->> 'reminder', '') <> ''`,
      ),
    );
  return rows.map(({ cartId }) => cartId);
}
