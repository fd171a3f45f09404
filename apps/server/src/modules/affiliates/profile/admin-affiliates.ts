import { sql, type SQL } from 'drizzle-orm';
import { userChecks, buildUserSearch } from '#modules/accounts';
import { affiliateCodeChecks, selectAffiliatesByCode } from '#modules/tracking';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from '../join/affiliate-transitions.ts';
import { getPeriodStart } from '../figures/period.ts';
import { affiliateGroups, affiliates, affiliateTiers } from '../tables.ts';
import { creditedOrders } from '../commissions/tables.ts';

/** Period of the list's earnings in days. */
const RECENT_DAYS = 30;

interface AffiliateList {
  filter: {
    /** The beginning of a code, an email address or a name. */
    q?: string | undefined;
    status?: AffiliateStatus | undefined;
    groupId?: number | undefined;
    tierId?: number | undefined;
    /** A country that the affiliate sells to. */
    countryId?: number | undefined;
  };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** An affiliate in a list. */
export interface AdminAffiliate {
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
  /** Commission of orders of the last thirty days by currency, in minor units, less reversals. */
  earnedLately: { currency: string; amount: number }[];
}

/** Lists affiliates by filter: within a status by date of application, else by id. Each order uses an index. */
export async function listAdminAffiliates(
  db: Db,
  { filter, order, ids, offset, limit }: AffiliateList,
): Promise<{ rows: AdminAffiliate[]; count: Counted }> {
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
      ${selectAffiliatesByCode(text)} union
      select named.id from ${affiliates} as named where named.user_id in (select id from (${buildUserSearch(text)}) as people)
    )`);
  const where = sql.join(conditions, sql` and `);
  const by = status ? [affiliates.appliedAt, affiliates.id] : [affiliates.id];
  const direction = order === 'desc' ? sql`desc nulls last` : sql`asc nulls first`;
  const sorted = sql.join(
    by.map((column) => sql`${column} ${direction}`),
    sql`, `,
  );
  const { rows } = await db.execute<Omit<AdminAffiliate, 'appliedAt'> & { appliedAt: Date | string }>(sql`
    with page as (select * from ${affiliates} where ${where} order by ${sorted} limit ${limit} offset ${offset})
    select page.id, code, first_name as "firstName", last_name as "lastName", email, status, groups.name as "group", tiers.name as tier,
      country_ids as "countryIds", website, applied_at as "appliedAt", (
        select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]') from (
          select currency, sum(earned)::bigint as amount from ${creditedOrders}
          where affiliate_id = page.id and placed_at >= ${getPeriodStart(RECENT_DAYS).toISOString()}::timestamptz group by currency
        ) as lately
      ) as "earnedLately"
    from page
    join (${affiliateCodeChecks}) as codes on codes.affiliate_id = page.id
    join (${userChecks}) as people on people.user_id = page.user_id
    left join ${affiliateGroups} as groups on groups.id = page.group_id
    left join ${affiliateTiers} as tiers on tiers.id = page.tier_id
    order by ${status ? sql`page.applied_at ${direction}, page.id ${direction}` : sql`page.id ${direction}`}`);
  return {
    rows: rows.map((row) => ({ ...row, appliedAt: new Date(row.appliedAt) })),
    count: await countWithLimit(db, sql`select 1 from ${affiliates} where ${where}`),
  };
}
