import { sql } from 'drizzle-orm';
import { userChecks } from '#modules/accounts';
import { affiliateCodeChecks } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from '../join/affiliate-transitions.ts';
import { affiliates, creditedOrders } from '../tables.ts';

/** Places per currency. */
const PLACES = 25;

/** An affiliate's results in one currency since a date. */
export interface LeaderboardRow {
  affiliateId: number;
  code: string;
  name: string;
  status: AffiliateStatus;
  currency: string;
  /** Minor units, less reversals. */
  commission: number;
  /** All orders, and those that were not fully cancelled or returned. */
  orders: number;
  conversions: number;
}

/** Returns the affiliates who earned most with orders placed since a date, by currency. */
export async function readLeaderboard(db: Db, since: Date): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & LeaderboardRow>(sql`
    with sold as (
      select affiliate_id, currency, sum(earned)::int as commission, count(*)::int as orders, (count(*) filter (where is_kept))::int as conversions
      from ${creditedOrders} where placed_at >= ${since.toISOString()}::timestamptz group by affiliate_id, currency
    ), placed as (select *, row_number() over (partition by currency order by commission desc, affiliate_id) as place from sold)
    select placed.affiliate_id as "affiliateId", code, trim(first_name || ' ' || last_name) as name, status, currency, commission, orders, conversions
    from placed
    join ${affiliates} as affiliate on affiliate.id = placed.affiliate_id
    join (${affiliateCodeChecks}) as codes on codes.affiliate_id = placed.affiliate_id
    join (${userChecks}) as people on people.user_id = affiliate.user_id
    where place <= ${PLACES} order by currency, place`);
  return rows;
}
