import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateCodes, clickDays } from '../tables.ts';
import type { ClickReason } from './click-rows.ts';

/** Clicks of an affiliate on one UTC day that did not count. */
interface UncountedClicks {
  day: string;
  affiliateId: number;
  code: string;
  reason: ClickReason;
  clicks: number;
}

/** Maximum number of rows. */
const MAX_ROWS = 500;

/** Returns the clicks with warning signs and those of the shop's own campaigns since a UTC day, the latest day first. Up to a minute old. */
export async function listUncountedClicks(db: Db, since: string): Promise<UncountedClicks[]> {
  // Affiliate by affiliate, because the primary key begins with the affiliate.
  const { rows } = await db.execute<UncountedClicks & Record<string, unknown>>(sql`
    select counted.day::text as day, affiliate.affiliate_id as "affiliateId", affiliate.code, counted.reason, counted.clicks
    from ${affiliateCodes} as affiliate cross join lateral (
      select day, key[1] as reason, clicks from ${clickDays} as counts
      where counts.affiliate_id = affiliate.affiliate_id and counts.dimension = 'reason' and counts.day >= ${since}::date
        and key[1] in ('own-channel', 'paid-traffic', 'banned-referrer', 'click-burst')
    ) as counted
    order by 1 desc, 5 desc, 3, 4 limit ${MAX_ROWS}`);
  return rows;
}
