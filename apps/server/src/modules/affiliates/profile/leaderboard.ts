import { sql } from 'drizzle-orm';
import { userChecks } from '#modules/accounts';
import { affiliateCodeChecks, countValidClicks } from '#modules/tracking';
import type { Db } from '#platform/database';
import { getPeriodStart } from '../figures/period.ts';
import type { AffiliateStatus } from '../join/affiliate-transitions.ts';
import { affiliates } from '../tables.ts';
import { creditedOrders } from '../commissions/tables.ts';

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

/** A place of the leaderboard, with the clicks of the same period. */
export interface Leader extends LeaderboardRow {
  validClicks: number;
  /** Earnings per click, minor units; null without clicks. */
  epc: number | null;
  /** Percentage of orders that were fully cancelled or returned, with one decimal. */
  lostShare: number;
}

/** Returns the affiliates who earned most in the last days, by currency. */
export async function listLeaders(db: Db, { days: count }: { days: number }): Promise<Leader[]> {
  const since = getPeriodStart(count);
  const rows = await readLeaderboard(db, since);
  const clicks = await countValidClicks(db, [...new Set(rows.map(({ affiliateId }) => affiliateId))], since);
  return rows.map((row) => {
    const validClicks = clicks.get(row.affiliateId) ?? 0;
    return {
      ...row,
      validClicks,
      epc: validClicks === 0 ? null : Math.round(row.commission / validClicks),
      lostShare: Math.round(((row.orders - row.conversions) * 1000) / row.orders) / 10,
    };
  });
}

/** Returns the affiliates who earned most with orders placed since a date, by currency. */
export async function readLeaderboard(db: Db, since: Date): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & LeaderboardRow>(sql`
    with sold as (
      select affiliate_id, currency, sum(earned)::bigint as commission, count(*)::int as orders, (count(*) filter (where is_kept))::int as conversions
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
