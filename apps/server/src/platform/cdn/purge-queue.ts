import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../database.ts';
import { cdnPurges } from '../tables.ts';
import type { Tx } from '../transaction.ts';

/** A tag that a cache must purge. */
interface WaitingPurge {
  id: number;
  tag: string;
  /** 1 is sent immediately, 2 after a delay: see {@link finishPurges}. */
  round: number;
}

/** Duration in seconds of a process's lease on purges. If the process is killed, another process sends them after the lease ends. */
const LEASE_SECONDS = 5;
/** Seconds between the two rounds. */
const SECOND_ROUND_SECONDS = 1.2;

const state: { cdns: readonly string[] } = { cdns: [] };

/** Sets the names of the caches that receive the purges of this process from now on. */
export const setPurgedCdns = (names: readonly string[]): void => {
  state.cdns = names;
};

/** Stores the tags that the caches must purge, in the transaction of the change. */
export async function queuePurges(db: Db | Tx, tags: readonly string[], cdns = state.cdns): Promise<void> {
  if (cdns.length === 0 || tags.length === 0) return;
  await db.execute(sql`
    insert into ${cdnPurges} (cdn, tag)
    select cdn, tag from unnest(${sql.param([...cdns])}::text[]) as cdn, unnest(${sql.param([...tags])}::text[]) as tag`);
}

/** Leases the due purges of a cache to this process until the lease ends. */
export async function takePurges(pool: Pool, cdn: string, limit: number): Promise<WaitingPurge[]> {
  const { rows } = await pool.query<{ id: string; tag: string; round: number }>({
    name: 'take-purges',
    text: `update cdn_purges set due_at = clock_timestamp() + make_interval(secs => $3)
     where id = any(array(select id from cdn_purges where cdn = $1 and due_at <= clock_timestamp() order by due_at, id limit $2 for update skip locked))
     returning id, tag, round`,
    values: [cdn, limit, LEASE_SECONDS],
  });
  return rows.map(({ id, ...rest }) => ({ ...rest, id: Number(id) }));
}

/**
 * Removes purges that were sent. Each purge is sent a second time after a short delay, because another process may have sent the cache an old
 * response from memory before it was notified of the change.
 */
export async function finishPurges(pool: Pool, sent: readonly WaitingPurge[]): Promise<void> {
  await pool.query(
    `with again as (update cdn_purges set round = 2, due_at = clock_timestamp() + make_interval(secs => $2) where id = any($1) and round = 1)
     delete from cdn_purges where id = any($1) and round = 2`,
    [sent.map(({ id }) => id), SECOND_ROUND_SECONDS],
  );
}

/** Replaces all waiting purges of a cache with one purge of everything. */
export async function replaceByEverything(pool: Pool, cdn: string, everything: string): Promise<void> {
  await pool.query(
    `with waiting as (delete from cdn_purges where id = any(array(select id from cdn_purges where cdn = $1 for update skip locked)) returning created_at)
     insert into cdn_purges (cdn, tag, created_at) select $1, $2, min(created_at) from waiting having count(*) > 0`,
    [cdn, everything],
  );
}

/** Returns purges to the queue after a failure. */
export async function postponePurges(pool: Pool, failed: readonly WaitingPurge[], pauseMs: number): Promise<void> {
  await pool.query('update cdn_purges set due_at = clock_timestamp() + make_interval(secs => $2) where id = any($1)', [
    failed.map(({ id }) => id),
    pauseMs / 1000,
  ]);
}

/** Removes the purges of caches that are no longer configured. */
export async function removeOtherPurges(pool: Pool, cdns: readonly string[]): Promise<void> {
  await pool.query('delete from cdn_purges where not cdn = any($1)', [[...cdns]]);
}

/** Returns the age in seconds of the oldest waiting purge of each cache. */
export async function listPurgeAges(pool: Pool): Promise<{ cdn: string; seconds: number; count: number }[]> {
  const { rows } = await pool.query<{ cdn: string; seconds: string; count: string }>(
    'select cdn, extract(epoch from clock_timestamp() - min(created_at)) as seconds, count(*) as count from cdn_purges group by cdn',
  );
  return rows.map(({ cdn, seconds, count }) => ({ cdn, seconds: Number(seconds), count: Number(count) }));
}
