import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { getDeadLetterQueue } from './queue.ts';
import { requestJob } from './request-job.ts';
import { splitTraceparent } from '../tracing/job-trace.ts';
import type { Tx } from '../transaction.ts';

/** The number of jobs in one queue by state. */
export interface QueueState {
  name: string;
  waiting: number;
  running: number;
  dead: number;
}

/** A job that failed for the last time. */
export interface DeadLetter {
  id: string;
  job: string;
  data: Record<string, unknown> | null;
  error: string;
  failedAt: Date;
}

/** Selects one dead letter, or all dead letters of a job. */
export type ChosenLetters = { id: string } | { job: string };

const SUFFIX = getDeadLetterQueue('');
/** Excludes finished jobs, which are kept for days and are not needed here. */
const isOpen = sql`state < 'completed'`;

/** Returns the job counts of all queues. */
export async function listQueues(db: Db): Promise<QueueState[]> {
  const { rows } = await db.execute<{ name: string; waiting: number; running: number; dead: number }>(
    sql`select q.name, (count(*) filter (where j.state in ('created', 'retry') and j.name = q.name))::int as waiting,
               (count(*) filter (where j.state = 'active' and j.name = q.name))::int as running,
               (count(*) filter (where j.name = q.dead_letter and j.state < 'active'))::int as dead
        from pgboss.queue q left join (select name, state from pgboss.job where ${isOpen}) j on j.name in (q.name, q.dead_letter)
        where q.dead_letter is not null group by q.name order by q.name`,
  );
  return rows;
}

/** Returns the jobs that failed for the last time, newest first, 500 at most. @param job only jobs with this name */
export async function listDeadLetters(db: Db, job?: string): Promise<DeadLetter[]> {
  const { rows } = await db.execute<Omit<DeadLetter, 'failedAt'> & { failed_at: Date | string } & Record<string, unknown>>(
    sql`select id, left(name, -${sql.raw(String(SUFFIX.length))}) as job, data,
               coalesce(output->>'message', output->'value'->>'message', output::text, '') as error, created_on as failed_at
        from pgboss.job where ${job === undefined ? isDead : sql`name = ${getDeadLetterQueue(job)}`} and state < 'active'
        order by created_on desc limit 500`,
  );
  return rows.map(({ id, job: kind, data, error, failed_at: at }) => ({ id, job: kind, data: removeTrace(data), error, failedAt: new Date(at) }));
}

/** Returns dead letters to their queues for another attempt. @returns the dead letters that existed */
export async function retryDeadLetters(tx: Tx, chosen: ChosenLetters): Promise<DeadLetter[]> {
  const letters = await takeDeadLetters(tx, chosen);
  for (const { job, data } of letters) await requestJob(tx, { name: job, schema: z.unknown() }, data);
  return letters;
}

/** Deletes dead letters permanently. @returns the dead letters that existed */
export async function discardDeadLetters(tx: Tx, chosen: ChosenLetters): Promise<DeadLetter[]> {
  return takeDeadLetters(tx, chosen);
}

const removeTrace = (data: DeadLetter['data']) => splitTraceparent(data).data as DeadLetter['data'];

const isDead: SQL = sql`right(name, ${sql.raw(String(SUFFIX.length))}) = ${SUFFIX}`;

async function takeDeadLetters(tx: Tx, chosen: ChosenLetters): Promise<DeadLetter[]> {
  const which = 'id' in chosen ? sql`${isDead} and id = ${chosen.id}::uuid` : sql`name = ${getDeadLetterQueue(chosen.job)}`;
  const { rows } = await tx.execute<{ id: string; name: string; data: Record<string, unknown> | null; error: string; failed_at: Date | string }>(
    sql`delete from pgboss.job where ${which} and state < 'active'
        returning id, name, data, coalesce(output->>'message', '') as error, created_on as failed_at`,
  );
  return rows.map(({ id, name, data, error, failed_at: at }) => ({
    id,
    job: name.slice(0, -SUFFIX.length),
    data: removeTrace(data),
    error,
    failedAt: new Date(at),
  }));
}

/** Returns the time of each job's last success, within the two days for which finished jobs are kept. */
export async function listLastRuns(db: Db, jobs: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ name: string; at: Date | string }>(
    sql`select name, at from unnest(${sql.param([...jobs])}::text[]) as name,
          lateral (select max(completed_on) as at from pgboss.job where job.name = name.name and state = 'completed') ended where at is not null`,
  );
  return new Map(rows.map(({ name, at }) => [name, new Date(at)]));
}

/** Returns the number of unprocessed events and the time of the oldest one. */
export async function readOutboxState(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await db.execute<{ waiting: number; oldest: Date | string | null }>(
    sql`select count(*)::int as waiting, min(created_at) as oldest from outbox`,
  );
  const [state] = rows;
  return { waiting: state?.waiting ?? 0, oldestAt: state?.oldest ? new Date(state.oldest) : null };
}
