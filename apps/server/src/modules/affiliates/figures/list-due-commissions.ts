import { and, eq, isNull, ne, not, sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import { isHeld } from '../ledger/balances.ts';
import type { AffiliateDashboard } from '../contract.ts';
import { affiliates } from '../tables.ts';
import { commissions } from '../commissions/tables.ts';

/** Returns the days, in a time zone, on which pending commissions are approved; null: not delivered yet. Held commissions wait for a review. */
export async function listDueCommissions(
  db: Db,
  { affiliateId, timeZone }: { affiliateId: number; timeZone: string },
): Promise<AffiliateDashboard['due']> {
  const date = sql<string | null>`to_char(${commissions.dueAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ date, currency: commissions.currency, amount: sql<number>`sum(${commissions.earned})::bigint` })
    .from(commissions)
    .innerJoin(affiliates, and(eq(affiliates.id, commissions.affiliateId), ne(affiliates.status, 'suspended')))
    .where(and(eq(commissions.affiliateId, affiliateId), isNull(commissions.approvedAt), ne(commissions.earned, 0), not(isHeld ?? sql`false`)))
    // Group by position, because the parameter would make the expression a different one.
    .groupBy(sql`1`, commissions.currency)
    .orderBy(sql`1 nulls last`, commissions.currency);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: toMajor(money(amount, row.currency)) }));
}
