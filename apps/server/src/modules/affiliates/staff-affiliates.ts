import { sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { userBooks, usersNamed } from '#modules/accounts';
import { affiliateCodeBooks, affiliatesCoded } from '#modules/tracking';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from './affiliate-life.ts';
import { affiliateGroups, affiliates, affiliateTiers, creditedOrders } from './tables.ts';

/** How far back the list's earnings look, in days. */
const LATELY = 30;

interface AffiliateList {
  filter: {
    /** The beginning of a code, an e-mail or a name. */
    q?: string | undefined;
    status?: AffiliateStatus | undefined;
    groupId?: number | undefined;
    tierId?: number | undefined;
    /** Where he means to sell. */
    countryId?: number | undefined;
  };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** An affiliate in a list. */
export interface StaffAffiliate {
  id: number;
  code: string;
  firstName: string;
  lastName: string;
  email: string;
  status: AffiliateStatus;
  group: string | null;
  tier: string | null;
  countryIds: number[];
  website: string;
  appliedAt: Date;
  /** What orders of the last thirty days earned him, by currency, minor units; what came back is taken off. */
  earnedLately: { currency: string; amount: number }[];
}

/**
 * Affiliates as somebody has filtered them: those of one status as they applied, all of them as they first did. Each way is
 * served by an index.
 */
export async function staffAffiliates(
  db: Db,
  { filter, order, ids, offset, limit }: AffiliateList,
): Promise<{ rows: StaffAffiliate[]; count: Counted }> {
  const { q = '', status, groupId, tierId, countryId } = filter;
  const text = q.trim();
  const conditions: SQL[] = [sql`${affiliates.userId} is not null`];
  if (ids) conditions.push(sql`${affiliates.id} in ${[0, ...ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)]}`);
  if (status) conditions.push(sql`${affiliates.status} = ${status}`);
  if (groupId !== undefined) conditions.push(sql`${affiliates.groupId} = ${groupId}`);
  if (tierId !== undefined) conditions.push(sql`${affiliates.tierId} = ${tierId}`);
  if (countryId !== undefined) conditions.push(sql`${affiliates.countryIds} @> array[${countryId}]::int[]`);
  if (text !== '')
    conditions.push(sql`${affiliates.id} in (
      ${affiliatesCoded(text)} union
      select named.id from ${affiliates} as named where named.user_id in (select id from (${usersNamed(text)}) as people)
    )`);
  const where = sql.join(conditions, sql` and `);
  const by = status ? [affiliates.appliedAt, affiliates.id] : [affiliates.id];
  const direction = order === 'desc' ? sql`desc nulls last` : sql`asc nulls first`;
  const sorted = sql.join(
    by.map((column) => sql`${column} ${direction}`),
    sql`, `,
  );
  const { rows } = await db.execute<Omit<StaffAffiliate, 'appliedAt'> & { appliedAt: Date | string }>(sql`
    with page as (select * from ${affiliates} where ${where} order by ${sorted} limit ${limit} offset ${offset})
    select page.id, code, first_name as "firstName", last_name as "lastName", email, status, groups.name as "group", tiers.name as tier,
      country_ids as "countryIds", website, applied_at as "appliedAt", (
        select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]') from (
          select currency, sum(earned)::int as amount from ${creditedOrders}
          where affiliate_id = page.id and placed_at >= ${new Date(now().getTime() - days(LATELY)).toISOString()}::timestamptz group by currency
        ) as lately
      ) as "earnedLately"
    from page
    join (${affiliateCodeBooks}) as codes on codes.affiliate_id = page.id
    join (${userBooks}) as people on people.user_id = page.user_id
    left join ${affiliateGroups} as groups on groups.id = page.group_id
    left join ${affiliateTiers} as tiers on tiers.id = page.tier_id
    order by ${status ? sql`page.applied_at ${direction}, page.id ${direction}` : sql`page.id ${direction}`}`);
  return {
    rows: rows.map((row) => ({ ...row, appliedAt: new Date(row.appliedAt) })),
    count: await countUpTo(db, sql`select 1 from ${affiliates} where ${where}`),
  };
}
