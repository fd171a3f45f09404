import { sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';

/** How long single clicks are kept; their counts stay. */
const RETENTION_DAYS = 90;
/** Partitions exist for this many days ahead, so that the daily job may fail a few times. */
const daysAhead = 7;

/** Arbitrary key of the advisory lock. */
const CLICKS_LOCK = 5_104_301;

/** Locks the writing of clicks in all processes until the transaction ends, so that batches follow one another. */
export async function lockClicks(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(CLICKS_LOCK))})`);
}

/** Returns the UTC day of an instant. @returns for example `2026-11-22` */
export const toUtcDay = (at: Date): string => at.toISOString().slice(0, 10);

const getPartitionName = (day: string): string => `clicks_${day.replaceAll('-', '_')}`;

/** Creates a day's partition if it is missing and moves the day's clicks from the default partition into it. */
export async function makeClickDay(tx: Tx, day: string): Promise<void> {
  await lockClicks(tx);
  const name = getPartitionName(day);
  const { rows } = await tx.execute<{ is_there: boolean }>(sql`select to_regclass(${`public.${name}`}) is not null as is_there`);
  if (rows[0]?.is_there) return;
  const table = sql.identifier(name);
  const [from, until] = [day, toUtcDay(new Date(Date.parse(day) + days(1)))].map((end) => sql.raw(`'${end} 00:00:00+00'`));
  await tx.execute(sql`create table ${table} (like clicks including defaults)`);
  await tx.execute(
    sql`with moved as (delete from clicks_rest where at >= ${from} and at < ${until} returning *) insert into ${table} select * from moved`,
  );
  // Attached instead of created as a partition, because creation locks the parent against readers.
  await tx.execute(sql`alter table clicks attach partition ${table} for values from (${from}) to (${until})`);
}

/** Creates the partitions of today and the following days. */
export async function makeClickDays(db: Db, today: Date): Promise<void> {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    await inTransaction(db, (tx) => makeClickDay(tx, toUtcDay(new Date(today.getTime() + days(ahead)))));
  }
}

/** Drops the partitions of expired days. @returns the number of dropped partitions */
export async function dropClickDays(db: Db, today: Date): Promise<number> {
  const oldest = toUtcDay(new Date(today.getTime() - days(RETENTION_DAYS)));
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'clicks'::regclass and c.relname ~ '^clicks_\\d' and c.relname < ${getPartitionName(oldest)}`,
  );
  // Drop one partition at a time, so that readers and writers of clicks wait only briefly.
  for (const { name } of rows) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  await db.execute(sql`delete from clicks_rest where at < ${oldest}::date`);
  return rows.length;
}
