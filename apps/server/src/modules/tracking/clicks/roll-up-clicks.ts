import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { toUtcDay, lockClicks } from './click-days.ts';
import { clickKeysByDimension } from './group-clicks.ts';

/** Clicks per transaction: about a second of work on an idle machine. */
const BATCH_SIZE = 10_000;

/**
 * Adds new clicks to the counts. Any number of processes may run it: the mark moves in the same transaction, so that each click is
 * counted once.
 * @returns the number of added clicks
 */
export async function rollUpClicks(db: Db): Promise<number> {
  // Ids are assigned under the lock: once it is held here, all ids up to the last one are written or never will be.
  const tailFrom = toUtcDay(new Date(now().getTime() - days(1)));
  const last = await inTransaction(db, async (tx) => {
    await lockClicks(tx);
    const { rows } = await tx.execute<{ last: number }>(sql`select case when is_called then last_value else 0 end as last from clicks_id_seq`);
    return rows[0]?.last ?? 0;
  });
  await db.execute(sql`insert into click_cursor (id, click_id, tail_from) values (1, 0, '2000-01-01') on conflict do nothing`);
  let count = 0;
  for (;;) {
    const added = await addSome(db, last, tailFrom);
    if (added === undefined) return count;
    count += added;
  }
}

/** The click's key per dimension. */
const selectKeys = (dimensions: readonly (keyof typeof clickKeysByDimension)[]) =>
  sql.join(
    dimensions.map((dimension) => sql`(${sql.raw(`'${dimension}'`)}, ${clickKeysByDimension[dimension]})`),
    sql`, `,
  );

const dimensionsByDay = ['source', 'utm', 'subId', 'country', 'device', 'browser', 'os', 'link', 'reason'] as const;

/** Counts one batch. @returns undefined if there are no more clicks */
const addSome = (db: Db, last: number, tailFrom: string): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ click_id: number; country_click_id: number }>(
      sql`select click_id, country_click_id from click_cursor for update`,
    );
    const { click_id: counted = 0, country_click_id: countedByCountry = 0 } = rows[0] ?? {};
    const from = Math.min(counted, countedByCountry);
    if (from >= last) return undefined;
    const until = Math.min(last, from + BATCH_SIZE);
    // Under load a batch can exceed the usual statement timeout; repeated aborts would stop the counting.
    await tx.execute(sql`set local statement_timeout = '2min'`);
    const added = await tx.execute<{ count: number }>(sql`
      with uncounted as materialized (
        select *, (at at time zone 'UTC')::date as day, (reason = '')::int as valid
        from clicks where id > ${from} and id <= ${until} and affiliate_id is not null
      ),
      batch as (select * from uncounted where id > ${counted}),
      hours as (
        insert into click_hours as kept (affiliate_id, hour, clicks, valid_clicks)
        select affiliate_id, date_trunc('hour', at, 'UTC'), count(*), sum(valid) from batch group by 1, 2
        on conflict (affiliate_id, hour)
          do update set clicks = kept.clicks + excluded.clicks, valid_clicks = kept.valid_clicks + excluded.valid_clicks
      ),
      days as (
        insert into click_days as kept (affiliate_id, dimension, day, key, clicks, valid_clicks)
        select affiliate_id, dimension, day, key, count(*), sum(valid)
        from batch cross join lateral
          (values ${selectKeys(dimensionsByDay)}) k (dimension, key)
        group by 1, 2, 3, 4
        on conflict (affiliate_id, dimension, day, key)
          do update set clicks = kept.clicks + excluded.clicks, valid_clicks = kept.valid_clicks + excluded.valid_clicks
      ),
      countries as (
        insert into click_country_days as kept (affiliate_id, country_id, dimension, day, key, clicks, valid_clicks)
        select affiliate_id, country_id, dimension, day, key, count(*), sum(valid)
        from uncounted cross join lateral (values ${selectKeys(dimensionsByDay)}) k (dimension, key)
        where id > ${countedByCountry}
        group by 1, 2, 3, 4, 5
        on conflict (affiliate_id, country_id, dimension, day, key)
          do update set clicks = kept.clicks + excluded.clicks, valid_clicks = kept.valid_clicks + excluded.valid_clicks
      ),
      cells as (
        insert into click_breakdowns as kept (affiliate_id, dimension, day, country_id, source, device, browser, key, clicks, valid_clicks)
        select affiliate_id, dimension, day, country_id, source, device, browser, key, count(*), sum(valid)
        from batch cross join lateral (values ('', '{}'::text[]), ${selectKeys(['utm', 'subId', 'os', 'link', 'reason'])}) k (dimension, key)
        group by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (affiliate_id, dimension, day, country_id, source, device, browser, key)
          do update set clicks = kept.clicks + excluded.clicks, valid_clicks = kept.valid_clicks + excluded.valid_clicks
      )
      select count(*)::int as count from batch`);
    await tx.execute(sql`
      update click_cursor set click_id = greatest(click_id, ${until}), country_click_id = greatest(country_click_id, ${until}),
        tail_from = ${until === last ? tailFrom : sql`tail_from`}`);
    return added.rows[0]?.count ?? 0;
  });
