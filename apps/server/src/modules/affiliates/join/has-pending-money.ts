import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateBalances, affiliates, payouts } from '../tables.ts';

/** Tells whether a user is an affiliate with an open balance, commission or payout. */
export async function hasPendingMoney(db: Db, userId: number): Promise<boolean> {
  const [balance] = await db
    .select({ currency: affiliateBalances.currency })
    .from(affiliates)
    .innerJoin(affiliateBalances, eq(affiliateBalances.affiliateId, affiliates.id))
    .where(and(eq(affiliates.userId, userId), or(ne(affiliateBalances.pending, 0), ne(affiliateBalances.approved, 0))))
    .limit(1);
  if (balance) return true;
  const [payout] = await db
    .select({ id: payouts.id })
    .from(affiliates)
    .innerJoin(payouts, eq(payouts.affiliateId, affiliates.id))
    .where(and(eq(affiliates.userId, userId), inArray(payouts.status, ['prepared', 'exported'])))
    .limit(1);
  return payout !== undefined;
}
