import { and, isNotNull, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { creditedOrders } from '../tables.ts';

/** How long it is known whether a mailbox or address has ordered through the same affiliate before, ms. */
const knownFor = days(90);

/** Forgets the prints of mailboxes and addresses that no signal asks for any more. */
export async function forgetPrints(db: Db): Promise<void> {
  const since = new Date(now().getTime() - knownFor);
  await db
    .update(creditedOrders)
    .set({ mailboxPrint: null, addressPrint: null })
    .where(and(lt(creditedOrders.placedAt, since), isNotNull(creditedOrders.mailboxPrint)));
}
