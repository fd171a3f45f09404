import { sql } from 'drizzle-orm';
import { userBooks } from '#modules/accounts';
import { affiliateCodeBooks } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from './affiliate-life.ts';
import { affiliates, creditedOrders } from './tables.ts';

/** Who stands on it: the first of each currency. */
const PLACES = 25;

/** What orders that were placed since then came to for one affiliate in one currency. */
export interface LeaderboardRow {
  affiliateId: number;
  code: string;
  name: string;
  status: AffiliateStatus;
  currency: string;
  /** Minor units; what came back is taken off. */
  commission: number;
  /** Orders, and those of which anything is kept. */
  orders: number;
  conversions: number;
}

/** Who has earned most with orders placed since then, by currency. */
export async function leaderboard(db: Db, since: Date): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & LeaderboardRow>(sql`
    with sold as (
      select affiliate_id, currency, sum(earned)::int as commission, count(*)::int as orders, (count(*) filter (where is_kept))::int as conversions
      from ${creditedOrders} where placed_at >= ${since.toISOString()}::timestamptz group by affiliate_id, currency
    ), placed as (select *, row_number() over (partition by currency order by commission desc, affiliate_id) as place from sold)
    select placed.affiliate_id as "affiliateId", code, trim(first_name || ' ' || last_name) as name, status, currency, commission, orders, conversions
    from placed
    join ${affiliates} as affiliate on affiliate.id = placed.affiliate_id
    join (${affiliateCodeBooks}) as codes on codes.affiliate_id = placed.affiliate_id
    join (${userBooks}) as people on people.user_id = affiliate.user_id
    where place <= ${PLACES} order by currency, place`);
  return rows;
}
