import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateGroupPeriods, affiliateTierPeriods } from './tables.ts';

/** Returns the tier and group of an affiliate at an instant. */
export async function getTerms(db: Db, affiliateId: number, at: Date): Promise<{ tierId: number | null; groupId: number | null }> {
  const [tier] = await db
    .select({ tierId: affiliateTierPeriods.tierId })
    .from(affiliateTierPeriods)
    .where(and(eq(affiliateTierPeriods.affiliateId, affiliateId), lte(affiliateTierPeriods.from, at)))
    .orderBy(desc(affiliateTierPeriods.from))
    .limit(1);
  const [group] = await db
    .select({ groupId: affiliateGroupPeriods.groupId })
    .from(affiliateGroupPeriods)
    .where(and(eq(affiliateGroupPeriods.affiliateId, affiliateId), lte(affiliateGroupPeriods.from, at)))
    .orderBy(desc(affiliateGroupPeriods.from))
    .limit(1);
  return { tierId: tier?.tierId ?? null, groupId: group?.groupId ?? null };
}
