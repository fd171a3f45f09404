import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';

/** Whose clicks, of which days (UTC, `YYYY-MM-DD`, both included), and by what else they were like. */
export interface ClickFilter {
  affiliateId: number;
  from: string;
  until: string;
  countryId?: number | undefined;
  source?: string | undefined;
  device?: string | undefined;
  browser?: string | undefined;
}

export type ClickDimension = 'day' | 'source' | 'utm' | 'subId' | 'country' | 'device' | 'browser' | 'os' | 'link' | 'reason';

/** Clicks that have something in common. */
export interface ClickGroup {
  /** One value; five of `utm`: source, medium, campaign, content, term. Empty: they have none. */
  key: string[];
  clicks: number;
  /** Those of them that count. */
  validClicks: number;
}

/** Groups that are told of; whoever has more campaigns or sub-ids sees those with the most clicks. */
const MOST_GROUPS = 1000;

/** What is a column where it is counted apart by everything; all else is there by its name and key. */
const columns: Partial<Record<ClickDimension, SQL>> = {
  day: sql`array[day::text]`,
  source: sql`array[source]`,
  country: sql`array[country_id::text]`,
  device: sql`array[device]`,
  browser: sql`array[browser]`,
};

/** The key of a click as it came; `roll-up-clicks.ts` counts by the same. */
export const clickKeysOf: Record<ClickDimension, SQL> = {
  day: sql`array[to_char(at at time zone 'UTC', 'YYYY-MM-DD')]`,
  source: sql`array[source]`,
  utm: sql`array[utm_source, utm_medium, utm_campaign, utm_content, utm_term]`,
  subId: sql`array[sub_id]`,
  country: sql`array[country_id::text]`,
  device: sql`array[device]`,
  browser: sql`array[browser]`,
  os: sql`array[os]`,
  link: sql`array[coalesce(link_id::text, '')]`,
  reason: sql`array[reason]`,
};

/**
 * An affiliate's clicks in groups: out of the counts, and those that are not in them yet one by one, so that it is never
 * behind. Days come in their order, all else by the number of clicks, a thousand groups at most.
 */
export async function clicksBy(db: Db, filter: ClickFilter, dimension: ClickDimension): Promise<ClickGroup[]> {
  // Read beforehand, so that the partitions before it need not be opened; if it moves meanwhile, they hold none of the tail.
  const { rows: marks } = await db.execute<{ tail_from: string }>(sql`select tail_from::text from click_mark`);
  const tailFrom = [filter.from, marks[0]?.tail_from ?? ''].toSorted().at(-1) ?? filter.from;
  const order = dimension === 'day' ? sql`1` : sql`2 desc, 1`;
  const { rows } = await db.execute<{ key: string[]; clicks: number; valid_clicks: number }>(sql`
    select key, sum(clicks)::int as clicks, sum(valid_clicks)::int as valid_clicks
    from (
      ${counted(filter, dimension)}
      union all
      select ${clickKeysOf[dimension]}, count(*), count(*) filter (where reason = '')
      from clicks
      where affiliate_id = ${filter.affiliateId} and id > coalesce((select click_id from click_mark), 0)
        and at >= ${`${tailFrom} 00:00:00+00`}::timestamptz and at < ${`${filter.until} 00:00:00+00`}::timestamptz + interval '1 day'
        and ${conditions(filter)}
      group by 1
    ) counted (key, clicks, valid_clicks)
    group by key order by ${order} limit ${MOST_GROUPS}`);
  return rows.map(({ key, clicks, valid_clicks: validClicks }) => ({ key, clicks, validClicks }));
}

function counted(filter: ClickFilter, dimension: ClickDimension): SQL {
  const { affiliateId, from, until } = filter;
  const isFiltered = [filter.countryId, filter.source, filter.device, filter.browser].some((value) => value !== undefined);
  if (isFiltered) {
    const column = columns[dimension];
    return sql`select ${column ?? sql`key`}, clicks, valid_clicks from click_cells
      where affiliate_id = ${affiliateId} and dimension = ${column ? '' : dimension} and day between ${from} and ${until} and ${conditions(filter)}`;
  }
  if (dimension === 'day') {
    return sql`select array[to_char(hour at time zone 'UTC', 'YYYY-MM-DD')], clicks, valid_clicks from click_hours
      where affiliate_id = ${affiliateId} and hour >= ${`${from} 00:00:00+00`}::timestamptz
        and hour < ${`${until} 00:00:00+00`}::timestamptz + interval '1 day'`;
  }
  return sql`select key, clicks, valid_clicks from click_days
    where affiliate_id = ${affiliateId} and dimension = ${dimension} and day between ${from} and ${until}`;
}

function conditions({ countryId, source, device, browser }: ClickFilter): SQL {
  const wanted = [
    countryId !== undefined && sql`country_id = ${countryId}`,
    source !== undefined && sql`source = ${source}`,
    device !== undefined && sql`device = ${device}`,
    browser !== undefined && sql`browser = ${browser}`,
  ].filter((condition) => condition !== false);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}
