import { and, between, sql } from 'drizzle-orm';
import { days, hours, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { checkouts } from '../tables.ts';

/** Idle time of a cart before its shopper is reminded, in ms: long enough for a break, and usually still the same day. */
export const reminderDelay = hours(4);
/** Age of a cart after which no reminder is sent, in ms: sizes and prices may have changed by then. */
export const maxReminderAge = days(3);

/** Lists the carts whose shoppers asked for a reminder and have been idle for hours. The claim checks whether each reminder is due. */
export async function listCartsToRemind(db: Db): Promise<string[]> {
  const at = now().getTime();
  const rows = await db
    .select({ cartId: checkouts.cartId })
    .from(checkouts)
    .where(
      and(
        between(checkouts.updatedAt, new Date(at - maxReminderAge), new Date(at - reminderDelay)),
        sql`coalesce(${checkouts.draft} ->> 'reminder', '') <> ''`,
      ),
    );
  return rows.map(({ cartId }) => cartId);
}
