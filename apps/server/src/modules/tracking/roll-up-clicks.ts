import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { dayOf, lockClicks } from './click-days.ts';
import { clickKeysOf } from './clicks-by.ts';

/** Clicks that are counted in one go: as many as take a second or so on a quiet machine. */
const AT_ONCE = 10_000;

/**
 * Adds the clicks that are not in the counts yet. Any number of processes may at once: the mark moves with the counts, in one
 * transaction, so that each click is in them once.
 * @returns how many clicks were added
 */
export async function rollUpClicks(db: Db): Promise<number> {
  // Numbers are given to whoever holds the lock: once we have it, all up to the last one are written, or never will be.
  const tailFrom = dayOf(new Date(now().getTime() - days(1)));
  const last = await inTransaction(db, async (tx) => {
    await lockClicks(tx);
    const { rows } = await tx.execute<{ last: number }>(sql`select case when is_called then last_value else 0 end as last from clicks_id_seq`);
    return rows[0]?.last ?? 0;
  });
  await db.execute(sql`insert into click_mark (id, click_id, tail_from) values (1, 0, '2000-01-01') on conflict do nothing`);
  let count = 0;
  for (;;) {
    const added = await addSome(db, last, tailFrom);
    if (added === undefined) return count;
    count += added;
  }
}

/** The click's key in each of the ways that it is counted. */
const keys = (dimensions: readonly (keyof typeof clickKeysOf)[]) =>
  sql.join(
    dimensions.map((dimension) => sql`(${sql.raw(`'${dimension}'`)}, ${clickKeysOf[dimension]})`),
    sql`, `,
  );

/** @returns undefined: there are no more */
const addSome = (db: Db, last: number, tailFrom: string): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ click_id: number }>(sql`select click_id from click_mark for update`);
    const from = rows[0]?.click_id ?? 0;
    if (from >= last) return undefined;
    const until = Math.min(last, from + AT_ONCE);
    // On a full machine it may take longer than a request may: given up each time, the counts would stand still.
    await tx.execute(sql`set local statement_timeout = '2min'`);
    const added = await tx.execute<{ count: number }>(sql`
      with batch as materialized (
        select *, (at at time zone 'UTC')::date as day, (reason = '')::int as valid
        from clicks where id > ${from} and id <= ${until} and affiliate_id is not null
      ),
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
          (values ${keys(['source', 'utm', 'subId', 'country', 'device', 'browser', 'os', 'link', 'reason'])}) k (dimension, key)
        group by 1, 2, 3, 4
        on conflict (affiliate_id, dimension, day, key)
          do update set clicks = kept.clicks + excluded.clicks, valid_clicks = kept.valid_clicks + excluded.valid_clicks
      ),
      cells as (
        insert into click_cells as kept (affiliate_id, dimension, day, country_id, source, device, browser, key, clicks, valid_clicks)
        select affiliate_id, dimension, day, country_id, source, device, browser, key, count(*), sum(valid)
        from batch cross join lateral (values ('', '{}'::text[]), ${keys(['utm', 'subId', 'os', 'link', 'reason'])}) k (dimension, key)
        group by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (affiliate_id, dimension, day, country_id, source, device, browser, key)
          do update set clicks = kept.clicks + excluded.clicks, valid_clicks = kept.valid_clicks + excluded.valid_clicks
      )
      select count(*)::int as count from batch`);
    await tx.execute(sql`update click_mark set click_id = ${until}, tail_from = ${until === last ? tailFrom : sql`tail_from`}`);
    return added.rows[0]?.count ?? 0;
  });
