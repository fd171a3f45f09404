import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import type { Pool, PoolClient } from 'pg';
import type { Subscription } from '../job.ts';
import { createQueues } from './queue.ts';
import { JOB_REQUESTED, jobRequest } from './request-job.ts';
import { addTraceparent } from '../tracing/job-trace.ts';

interface OutboxRow {
  id: number;
  type: string;
  payload: unknown;
  createdAt: Date;
  traceparent: string | null;
}

const BATCH = 100;

/** Dependencies of the relay. */
export interface Relay {
  pool: Pool;
  boss: PgBoss;
  subscriptions: readonly Subscription[];
  /** The names of existing queues. The relay adds new ones. */
  queues: Set<string>;
}

/**
 * Converts the oldest outbox rows to jobs, one per subscriber, and removes the rows in the same transaction: after a crash either the rows or the
 * jobs exist. Skips rows that another process has locked.
 * @returns how many rows were processed
 */
export async function relayBatch({ pool, boss, subscriptions, queues }: Relay): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows = await takeRows(client);
    const jobs = rows.flatMap((row) => buildJobs(row, subscriptions));
    await ensureQueues({ pool, boss, queues }, jobs);
    if (jobs.length > 0) await boss.insert(jobs, { db: { executeSql: (text, values) => client.query(text, values as unknown[]) } });
    await client.query('delete from outbox where id = any($1)', [rows.map(({ id }) => id)]);
    await client.query('commit');
    client.release();
    return rows.length;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function takeRows(client: PoolClient): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    'select id, type, payload, created_at as "createdAt", traceparent from outbox order by id limit $1 for update skip locked',
    [BATCH],
  );
  return rows;
}

/** Creates missing queues. A job of another release, which this release does not list, waits in its queue. It would be lost without a queue. */
async function ensureQueues({ pool, boss, queues }: Omit<Relay, 'subscriptions'>, jobs: PgBoss.JobInsert[]): Promise<void> {
  const missing = [...new Set(jobs.map(({ name }) => name))].filter((name) => !queues.has(name));
  if (missing.length === 0) return;
  await createQueues(
    boss,
    pool,
    missing.map((name) => ({ name })),
  );
  for (const name of missing) queues.add(name);
}

/** Returns the jobs for an outbox row. Their ids are derived from the row, so that the queue rejects a second delivery. */
export function buildJobs(row: OutboxRow, subscriptions: readonly Subscription[]): PgBoss.JobInsert[] {
  if (row.type === JOB_REQUESTED) {
    const { job, data, startAfter } = jobRequest.parse(row.payload);
    return [{ id: buildJobId(row, job), name: job, data: addTraceparent(data, row.traceparent), startAfter }];
  }
  return subscriptions
    .filter(({ event }) => event === row.type)
    .map(({ job }) => ({ id: buildJobId(row, job.name), name: job.name, data: addTraceparent(row.payload, row.traceparent) }));
}

function buildJobId({ id, createdAt }: OutboxRow, job: string): string {
  return deriveUuid(`outbox ${id} ${createdAt.toISOString()} ${job}`);
}

/** Returns a UUID derived from a text (version 8, RFC 9562: custom scheme). */
export function deriveUuid(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
