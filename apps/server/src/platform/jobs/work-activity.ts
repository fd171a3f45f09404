import type { Pool } from 'pg';

/** The state of the queue, as far as it shows whether a process runs jobs. */
interface WorkActivity {
  /** Number of due jobs and of events without a job. Jobs that failed for the last time are excluded. */
  waiting: number;
  /** Age of the oldest due job or event, in seconds. */
  waitingSeconds: number;
  /** Seconds since a job last ended; null if no job has ended. */
  idleSeconds: number | null;
}

/** Reads the state of the queue. @returns undefined if the queue was never opened on this database */
export async function readWorkActivity(pool: Pool): Promise<WorkActivity | undefined> {
  const { rows: tables } = await pool.query<{ exists: boolean }>("select to_regclass('pgboss.job') is not null as exists");
  if (!tables[0]?.exists) return undefined;
  const { rows } = await pool.query<{ waiting: string; seconds: string | null; idle: string | null }>(`
    with waiting as (
      select greatest(start_after, created_on) as since from pgboss.job
      where state < 'active' and start_after <= now() and name not like '%.dead'
      union all select created_at from outbox
    )
    select (select count(*) from waiting) as waiting, (select extract(epoch from now() - min(since)) from waiting) as seconds,
      (select extract(epoch from now() - max(completed_on)) from pgboss.job where completed_on is not null) as idle`);
  const { waiting = '0', seconds = null, idle = null } = rows[0] ?? {};
  return { waiting: Number(waiting), waitingSeconds: Number(seconds ?? 0), idleSeconds: idle === null ? null : Number(idle) };
}
