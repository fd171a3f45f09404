import { sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';

/** How long clicks are kept one by one; their counts stay. */
const keptDays = 90;
/** So many days have their partition ahead: the job that makes them may miss a few nights. */
const daysAhead = 7;

/** Any fixed number. */
const CLICKS_LOCK = 5_104_301;

/** Until the end of the transaction nobody else writes clicks, in any process: they follow one another. */
export async function lockClicks(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(CLICKS_LOCK))})`);
}

/** @returns `2026-11-22`, the day in UTC */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const tableOf = (day: string): string => `clicks_${day.replaceAll('-', '_')}`;

/** Makes a day's partition, unless there is one; clicks of the day that lie elsewhere move into it. */
export async function makeClickDay(tx: Tx, day: string): Promise<void> {
  await lockClicks(tx);
  const name = tableOf(day);
  const { rows } = await tx.execute<{ is_there: boolean }>(sql`select to_regclass(${`public.${name}`}) is not null as is_there`);
  if (rows[0]?.is_there) return;
  const table = sql.identifier(name);
  const [from, until] = [day, dayOf(new Date(Date.parse(day) + days(1)))].map((end) => sql.raw(`'${end} 00:00:00+00'`));
  await tx.execute(sql`create table ${table} (like clicks including defaults)`);
  await tx.execute(
    sql`with moved as (delete from clicks_rest where at >= ${from} and at < ${until} returning *) insert into ${table} select * from moved`,
  );
  // Attached, and not created as a partition: that would wait for everybody who reads clicks, and all others for it.
  await tx.execute(sql`alter table clicks attach partition ${table} for values from (${from}) to (${until})`);
}

/** Makes the partitions of today and of the days to come. */
export async function makeClickDays(db: Db, today: Date): Promise<void> {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    await inTransaction(db, (tx) => makeClickDay(tx, dayOf(new Date(today.getTime() + days(ahead)))));
  }
}

/** Drops the partitions of days whose time is over. @returns how many */
export async function dropClickDays(db: Db, today: Date): Promise<number> {
  const oldest = dayOf(new Date(today.getTime() - days(keptDays)));
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'clicks'::regclass and c.relname ~ '^clicks_\\d' and c.relname < ${tableOf(oldest)}`,
  );
  // One at a time, so that whoever reads or writes clicks waits for a moment only.
  for (const { name } of rows) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  await db.execute(sql`delete from clicks_rest where at < ${oldest}::date`);
  return rows.length;
}
