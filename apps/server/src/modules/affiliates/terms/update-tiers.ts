import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates, affiliateTiers } from '../tables.ts';
import { creditedOrders } from '../commissions/tables.ts';
import { affiliateTierPeriods } from './tables.ts';

/** Period of the orders that count for a tier, in ms. */
const countedPeriod = days(90);

/**
 * Puts each affiliate into the tier that their orders of the last 90 days reach, without cancelled and returned ones. Affiliates whose
 * tier staff have set stay there.
 * @returns the number of affiliates moved
 */
export async function updateTiers(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const tiers = await tx.select().from(affiliateTiers).orderBy(asc(affiliateTiers.fromOrders));
    if (tiers.length === 0) return 0;
    const since = new Date(now().getTime() - countedPeriod);
    const sold = await tx
      .select({ affiliateId: creditedOrders.affiliateId, orders: sql<number>`count(*)::int` })
      .from(creditedOrders)
      .where(and(gte(creditedOrders.placedAt, since), eq(creditedOrders.isKept, true)))
      .groupBy(creditedOrders.affiliateId);
    const counts = new Map(sold.map(({ affiliateId, orders }) => [affiliateId, orders]));
    const all = await tx.select({ id: affiliates.id, tierId: affiliates.tierId }).from(affiliates).where(eq(affiliates.isTierFixed, false));
    const moved = all.flatMap(({ id, tierId }) => {
      const reached = tiers.findLast(({ fromOrders }) => (counts.get(id) ?? 0) >= fromOrders)?.id ?? null;
      return reached === tierId ? [] : [{ affiliateId: id, from: now(), tierId: reached }];
    });
    if (moved.length === 0) return 0;
    await tx.execute(sql`
      update ${affiliates} as affiliate set tier_id = moved.tier_id
      from jsonb_to_recordset(${JSON.stringify(moved.map(({ affiliateId, tierId }) => ({ id: affiliateId, tier_id: tierId })))}::jsonb) as moved (id int, tier_id int)
      where affiliate.id = moved.id`);
    await tx
      .insert(affiliateTierPeriods)
      .values(moved)
      .onConflictDoUpdate({ target: [affiliateTierPeriods.affiliateId, affiliateTierPeriods.from], set: { tierId: sql`excluded.tier_id` } });
    return moved.length;
  });
}
