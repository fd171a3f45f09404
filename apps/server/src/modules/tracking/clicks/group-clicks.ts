import { sql, type SQL, and, gte, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { clickHours } from '../tables.ts';

/** Selects clicks by affiliate, period (days `YYYY-MM-DD`, both included) and attributes. */
export interface ClickFilter {
  affiliateId: number;
  from: string;
  until: string;
  /**
   * Time zone of the days when clicks are grouped by day without further filters, IANA. Default, and for all other groups: UTC, because they are
   * counted by UTC day. Counts by day are made of hours, so in zones with half hours the boundary of a day is up to 45 minutes off.
   */
  timeZone?: string | undefined;
  countryId?: number | undefined;
  source?: string | undefined;
  device?: string | undefined;
  browser?: string | undefined;
}

export type ClickDimension = 'day' | 'source' | 'utm' | 'subId' | 'country' | 'device' | 'browser' | 'os' | 'link' | 'reason';

/** Click counts of one group. */
export interface ClickGroup {
  /** One value; five for `utm`: source, medium, campaign, content, term. Empty: not set. */
  key: string[];
  clicks: number;
  /** Clicks that count. */
  validClicks: number;
}

/** Maximum number of groups; those with the most clicks are returned. */
const MAX_GROUPS = 1000;

/** Dimensions with their own column in `click_breakdowns`; the others are stored by name and key. */
const columns: Partial<Record<ClickDimension, SQL>> = {
  day: sql`array[day::text]`,
  source: sql`array[source]`,
  country: sql`array[country_id::text]`,
  device: sql`array[device]`,
  browser: sql`array[browser]`,
};

/** The key of a single click per dimension; `roll-up-clicks.ts` uses the same keys. */
export const clickKeysByDimension: Record<ClickDimension, SQL> = {
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
 * Groups an affiliate's clicks by a dimension: rolled-up counts plus single clicks that are not rolled up yet, so the result is always
 * current. Days are in order, all other groups by number of clicks, at most a thousand.
 */
export async function groupClicks(db: Db, filter: ClickFilter, dimension: ClickDimension): Promise<ClickGroup[]> {
  // Read the mark first, so that older partitions are pruned. If the mark moves meanwhile, those partitions hold no uncounted clicks either.
  const { rows: marks } = await db.execute<{ tail_from: string }>(sql`select tail_from::text from click_cursor`);
  const tailFrom = marks[0]?.tail_from ?? '1970-01-01';
  const days = selectDays(filter, dimension);
  const key = dimension === 'day' ? sql`array[to_char(at at time zone ${days.timeZone}, 'YYYY-MM-DD')]` : clickKeysByDimension[dimension];
  const order = dimension === 'day' ? sql`1` : sql`2 desc, 1`;
  const { rows } = await db.execute<{ key: string[]; clicks: number; valid_clicks: number }>(sql`
    select key, sum(clicks)::int as clicks, sum(valid_clicks)::int as valid_clicks
    from (
      ${selectCounts(filter, dimension, days)}
      union all
      select ${key}, count(*), count(*) filter (where reason = '')
      from clicks
      where affiliate_id = ${filter.affiliateId}
        and id > coalesce((select ${isByCountryOnly(filter) ? sql`country_click_id` : sql`click_id`} from click_cursor), 0)
        and at >= ${days.start} and at >= ${`${tailFrom} 00:00:00+00`}::timestamptz and at < ${days.end}
        and ${buildConditions(filter)}
      group by 1
    ) counted (key, clicks, valid_clicks)
    group by key order by ${order} limit ${MAX_GROUPS}`);
  return rows.map(({ key, clicks, valid_clicks: validClicks }) => ({ key, clicks, validClicks }));
}

/** The days of a filter as times. */
interface Days {
  timeZone: string;
  start: SQL;
  end: SQL;
}

const isFiltered = ({ countryId, source, device, browser }: ClickFilter): boolean =>
  [countryId, source, device, browser].some((value) => value !== undefined);

const isByCountryOnly = ({ countryId, ...others }: ClickFilter): boolean => countryId !== undefined && !isFiltered(others);

function selectDays(filter: ClickFilter, dimension: ClickDimension): Days {
  const timeZone = (dimension === 'day' && !isFiltered(filter) && filter.timeZone) || 'UTC';
  return {
    timeZone,
    start: sql`${filter.from}::text::timestamp at time zone ${timeZone}`,
    end: sql`(${filter.until}::text::timestamp + interval '1 day') at time zone ${timeZone}`,
  };
}

function selectCounts(filter: ClickFilter, dimension: ClickDimension, { timeZone, start, end }: Days): SQL {
  const { affiliateId, from, until, countryId } = filter;
  if (isByCountryOnly(filter)) {
    const isByDay = dimension === 'day';
    return sql`select ${isByDay ? columns.day : sql`key`}, clicks, valid_clicks from click_country_days
      where affiliate_id = ${affiliateId} and country_id = ${countryId} and dimension = ${isByDay ? 'country' : dimension}
        and day between ${from} and ${until}`;
  }
  if (isFiltered(filter)) {
    const column = columns[dimension];
    return sql`select ${column ?? sql`key`}, clicks, valid_clicks from click_breakdowns
      where affiliate_id = ${affiliateId} and dimension = ${column ? '' : dimension} and day between ${from} and ${until} and ${buildConditions(filter)}`;
  }
  if (dimension === 'day') {
    return sql`select array[to_char(hour at time zone ${timeZone}, 'YYYY-MM-DD')], clicks, valid_clicks from click_hours
      where affiliate_id = ${affiliateId} and hour >= ${start} and hour < ${end}`;
  }
  return sql`select key, clicks, valid_clicks from click_days
    where affiliate_id = ${affiliateId} and dimension = ${dimension} and day between ${from} and ${until}`;
}

function buildConditions({ countryId, source, device, browser }: ClickFilter): SQL {
  const wanted = [
    countryId !== undefined && sql`country_id = ${countryId}`,
    source !== undefined && sql`source = ${source}`,
    device !== undefined && sql`device = ${device}`,
    browser !== undefined && sql`browser = ${browser}`,
  ].filter((condition) => condition !== false);
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}

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
