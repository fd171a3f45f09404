import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { selectBalances } from '../ledger/balances.ts';
import { affiliates } from '../tables.ts';

/** Returns whether a user is an affiliate with an open balance, commission or payout. */
export async function hasPendingMoney(db: Db, userId: number): Promise<boolean> {
  const own = db.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.userId, userId));
  const { rows } = await db.execute(sql`
    select from (${selectBalances(sql`balance.affiliate_id in (${own})`)}) as own where pending <> 0 or payable <> 0 or in_payout <> 0 limit 1`);
  return rows.length > 0;
}
