import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateLinks } from '../links/tables.ts';
import { commissions, creditedOrders } from './tables.ts';

export type CommissionDimension = 'day' | 'source' | 'utm' | 'subId' | 'country' | 'link' | 'product';

/** Selects the commissions of one affiliate by the day their order was placed. */
export interface TotalsFilter {
  affiliateId: number;
  /** Days, both included. */
  from: string;
  until: string;
  /** Time zone of the days when grouped by day without further filters, IANA. Default, and for all other groups: UTC, as clicks are counted. */
  timeZone?: string | undefined;
  countryId?: number | undefined;
  source?: string | undefined;
}

/** Conversions and commission of one group of orders. */
export interface CommissionTotal {
  /** One value; five for `utm` (source, medium, campaign, content, term), two for `product` (id, or empty, and name). */
  key: string[];
  /** Orders that were not fully cancelled or returned. */
  conversions: number;
  /** Pieces bought; only for `product`, else 0. */
  pieces: number;
  /** Minor units, less reversals. */
  commission: { currency: string; amount: number }[];
}

const keys: Record<Exclude<CommissionDimension, 'day'>, SQL> = {
  source: sql`array[credited.source]`,
  utm: sql`array[credited.utm_source, credited.utm_medium, credited.utm_campaign, credited.utm_content, credited.utm_term]`,
  subId: sql`array[coalesce(nullif(credited.sub_id, ''), link.sub_id, '')]`,
  country: sql`array[credited.country_id::text]`,
  link: sql`array[coalesce(credited.link_id::text, '')]`,
  product: sql`array[coalesce(commission.product_id::text, ''), commission.product_name]`,
};

/** Returns conversions and commission of orders placed in a period, grouped by a dimension, the most conversions first. */
export async function sumCommissionsByDimension(db: Db, filter: TotalsFilter, dimension: CommissionDimension): Promise<CommissionTotal[]> {
  const { affiliateId, from, until, countryId, source } = filter;
  const isFiltered = countryId !== undefined || source !== undefined;
  const timeZone = (dimension === 'day' && !isFiltered && filter.timeZone) || 'UTC';
  const key = dimension === 'day' ? sql`array[to_char(credited.placed_at at time zone ${timeZone}, 'YYYY-MM-DD')]` : keys[dimension];
  const ofLines = dimension === 'product';
  const { rows } = await db.execute<{ key: string[]; currency: string; conversions: number; pieces: number; amount: number }>(sql`
    select ${key} as key, credited.currency,
      count(distinct credited.order_id) filter (where ${ofLines ? sql`commission.earned > 0` : sql`credited.is_kept`})::int as conversions,
      ${ofLines ? sql`coalesce(sum(commission.quantity) filter (where commission.earned > 0), 0)::int` : sql`0`} as pieces,
      sum(${ofLines ? sql`commission.earned` : sql`credited.earned`})::bigint as amount
    from ${creditedOrders} as credited
    ${ofLines ? sql`join ${commissions} as commission on commission.order_id = credited.order_id` : sql``}
    ${dimension === 'subId' ? sql`left join ${affiliateLinks} as link on link.id = credited.link_id` : sql``}
    where credited.affiliate_id = ${affiliateId}
      and credited.placed_at >= ${from}::text::timestamp at time zone ${timeZone}
      and credited.placed_at < (${until}::text::timestamp + interval '1 day') at time zone ${timeZone}
      ${countryId === undefined ? sql`` : sql`and credited.country_id = ${countryId}`}
      ${source === undefined ? sql`` : sql`and credited.source = ${source}`}
    group by 1, 2 order by 1, 2`);
  const totals = new Map<string, CommissionTotal>();
  for (const { key, currency, conversions, pieces, amount } of rows) {
    const name = JSON.stringify(key);
    const so = totals.get(name) ?? { key, conversions: 0, pieces: 0, commission: [] };
    const commission = [...so.commission, { currency, amount }];
    totals.set(name, { key, conversions: so.conversions + conversions, pieces: so.pieces + pieces, commission });
  }
  return [...totals.values()].sort((a, b) => b.conversions - a.conversions);
}
