import type PgBoss from 'pg-boss';
import type { Database } from '../database.ts';
import { queueScheduled } from './scheduler.ts';
import type { AnyJob, Subscription } from '../job.ts';
import type { Log } from '../log.ts';
import { startLoop } from '../loop.ts';
import { outboxSignal } from '../outbox.ts';
import { createQueues, openQueue } from './queue.ts';
import { relayBatch } from './relay.ts';
import type { Services } from '../services.ts';
import { startWorkers } from './worker-pool.ts';

/** The running jobs of this process. */
export interface Jobs {
  /** Returns whether the queue responds. */
  isHealthy: () => Promise<boolean>;
  /** Starts no more jobs, waits for running jobs up to the time limit (ms), and returns the rest to the queue. */
  stop: (graceMs: number) => Promise<void>;
}

/**
 * Starts job processing in this process: outbox relay, scheduler and workers. Any number of processes may run jobs; each event reaches each
 * subscriber once.
 */
export async function startJobs(options: {
  database: Database;
  services: Services;
  jobs: readonly AnyJob[];
  subscriptions: readonly Subscription[];
  log: Log;
  /** Maximum number of parallel jobs in this process (4). */
  atOnce?: number;
}): Promise<Jobs> {
  const { database, services, jobs, subscriptions, log, atOnce = 4 } = options;
  const { pool } = database;
  assertListed(jobs, subscriptions);
  const boss: PgBoss = await openQueue(pool, log);
  await createQueues(boss, pool, jobs);

  const queues = new Set(jobs.map(({ name }) => name));
  const workers = startWorkers({ pool, boss, services, jobs, log, atOnce });
  const relay = startLoop('relay', 200, log, async () => {
    const taken = await relayBatch({ pool, boss, subscriptions, queues });
    if (taken > 0) workers.nudge();
    return taken > 0 ? 'more' : 'done';
  });
  const scheduler = startLoop('scheduler', 20_000, log, async () => {
    await queueScheduled(boss, jobs);
    return 'done';
  });
  outboxSignal.on('published', relay.nudge);

  return {
    isHealthy: () =>
      pool.query('select version from pgboss.version').then(
        () => true,
        () => false,
      ),
    stop: async (graceMs) => {
      outboxSignal.off('published', relay.nudge);
      await Promise.all([relay.stop(), scheduler.stop(), workers.stop(graceMs)]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Checks that all subscribed jobs are listed. An unlisted job has no queue, so its events would be lost. */
function assertListed(jobs: readonly AnyJob[], subscriptions: readonly Subscription[]): void {
  const names = new Set(jobs.map(({ name }) => name));
  if (names.size !== jobs.length) throw new Error('Two jobs have the same name.');
  const missing = subscriptions.find(({ job }) => !names.has(job.name));
  if (missing) throw new Error(`The job ${missing.job.name} takes up ${missing.event} but is not in the list of jobs.`);
}
