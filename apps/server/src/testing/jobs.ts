import type { Pool } from 'pg';
import { pino } from 'pino';
import type { Database } from '#platform/database';
import type { AnyJob, Subscription } from '#platform/job';
import { openQueue } from '#platform/jobs/queue';
import { relayBatch } from '#platform/jobs/relay';
import type { Services } from '#platform/services';

/** Maximum rounds of jobs that trigger jobs; more indicates an endless loop. */
const MAX_ROUNDS = 50;

/**
 * Runs all waiting jobs in order, and those that they trigger; delayed jobs keep waiting. A job that throws
 * fails the test.
 * @returns the names of the jobs that ran
 */
export async function runWaitingJobs(
  database: Database,
  services: Services,
  { jobs, subscriptions }: { jobs: readonly AnyJob[]; subscriptions: readonly Subscription[] },
): Promise<string[]> {
  const boss = await openQueue(database.pool, pino({ level: 'silent' }), false);
  const queues = await openQueues(
    database.pool,
    jobs.map(({ name }) => name),
  );
  const ran: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const relayed = await relayBatch({ pool: database.pool, boss, subscriptions, queues });
    const before = ran.length;
    const waiting = await readWaitingQueues(database.pool);
    for (const job of jobs.filter(({ name }) => waiting.has(name))) {
      for (const found of await boss.fetch<unknown>(job.name, { batchSize: 1000 })) {
        await job.run(services, job.schema.parse(found.data) as never, { id: found.id, signal: new AbortController().signal });
        await boss.complete(job.name, found.id);
        ran.push(job.name);
      }
    }
    if (relayed === 0 && ran.length === before) {
      await boss.stop({ graceful: false });
      return ran;
    }
  }
  throw new Error(`jobs keep making jobs: ${ran.slice(-10).join(', ')}`);
}

/** Adds missing queues in one statement. @returns the names of all queues */
const openQueues = (pool: Pool, names: readonly string[]): Promise<Set<string>> =>
  listNames(pool, `select name, pgboss.create_queue(name, '{"policy": "standard"}') from unnest($1::text[]) name`, [names]);

/** Returns the queues with jobs that are ready to run. */
const readWaitingQueues = (pool: Pool): Promise<Set<string>> =>
  listNames(pool, "select distinct name from pgboss.job where state < 'active' and start_after < now()");

async function listNames(pool: Pool, query: string, values: unknown[] = []): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(query, values);
  return new Set(rows.map(({ name }) => name));
}
