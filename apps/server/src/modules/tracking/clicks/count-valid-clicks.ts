import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { clickHours } from '../tables.ts';

/** Returns the rolled-up valid clicks of several affiliates since a date; the last minutes may be missing. */
export async function countValidClicks(db: Db, affiliateIds: readonly number[], since: Date): Promise<Map<number, number>> {
  if (affiliateIds.length === 0) return new Map();
  const rows = await db
    .select({ affiliateId: clickHours.affiliateId, clicks: sql<number>`sum(${clickHours.validClicks})::int` })
    .from(clickHours)
    .where(and(inArray(clickHours.affiliateId, [...affiliateIds]), gte(clickHours.hour, since)))
    .groupBy(clickHours.affiliateId);
  return new Map(rows.map(({ affiliateId, clicks }) => [affiliateId, clicks]));
}
