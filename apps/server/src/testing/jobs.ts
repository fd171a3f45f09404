import type { Pool } from 'pg';
import { pino } from 'pino';
import type { Database } from '#platform/database';
import type { AnyJob, Subscription } from '#platform/job';
import { openQueue } from '#platform/queue';
import { relayBatch } from '#platform/relay';
import type { Services } from '#platform/services';

/** How often what jobs publish is followed; more is a circle. */
const MOST_ROUNDS = 50;

/**
 * Does all the work that waits, in order and at once, and what follows from it; work that is put off to later waits.
 * A job that throws fails the test.
 * @returns the names of the jobs that ran
 */
export async function runWaitingJobs(
  database: Database,
  services: Services,
  { jobs, subscriptions }: { jobs: readonly AnyJob[]; subscriptions: readonly Subscription[] },
): Promise<string[]> {
  const boss = await openQueue(database.pool, pino({ level: 'silent' }), false);
  // The relay makes queues as they are needed: each is two tables with their indexes, and a test needs a few of more than a hundred.
  const queues = await queuesIn(database.pool);
  const ran: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const relayed = await relayBatch({ pool: database.pool, boss, subscriptions, queues });
    const before = ran.length;
    const waiting = await waitingIn(database.pool);
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

const queuesIn = (pool: Pool): Promise<Set<string>> => namesOf(pool, 'select name from pgboss.queue');

/** Queues in which something may be done now. */
const waitingIn = (pool: Pool): Promise<Set<string>> =>
  namesOf(pool, "select distinct name from pgboss.job where state < 'active' and start_after < now()");

async function namesOf(pool: Pool, query: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
}
