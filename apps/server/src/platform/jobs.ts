import type PgBoss from 'pg-boss';
import type { Database } from './database.ts';
import { queueScheduled } from './clockwork.ts';
import type { AnyJob, Subscription } from './job.ts';
import type { Log } from './log.ts';
import { startLoop } from './loop.ts';
import { outboxNudge } from './outbox.ts';
import { createQueues, openQueue } from './queue.ts';
import { relayBatch } from './relay.ts';
import type { Services } from './services.ts';
import { startWorkers } from './worker-pool.ts';

/** The running jobs of this process. */
export interface Jobs {
  /** Whether the queue answers. */
  isHealthy: () => Promise<boolean>;
  /** Takes up no more, lets what runs end within the time (ms), and gives the rest back to be run again. */
  stop: (graceMs: number) => Promise<void>;
}

/**
 * Starts this process's part of the jobs: handing on the outbox, the clockwork, and the work. Any number of processes
 * may; each piece of news reaches each subscriber once.
 */
export async function startJobs(options: {
  database: Database;
  services: Services;
  jobs: readonly AnyJob[];
  subscriptions: readonly Subscription[];
  log: Log;
  /** Jobs run at once in this process (4). */
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
  const clockwork = startLoop('clockwork', 20_000, log, async () => {
    await queueScheduled(boss, jobs);
    return 'done';
  });
  outboxNudge.on('published', relay.nudge);

  return {
    isHealthy: () =>
      pool.query('select version from pgboss.version').then(
        () => true,
        () => false,
      ),
    stop: async (graceMs) => {
      outboxNudge.off('published', relay.nudge);
      await Promise.all([relay.stop(), clockwork.stop(), workers.stop(graceMs)]);
      await boss.stop({ graceful: false });
    },
  };
}

/** A job that is subscribed but not listed would have no queue, and its news would be lost. */
function assertListed(jobs: readonly AnyJob[], subscriptions: readonly Subscription[]): void {
  const names = new Set(jobs.map(({ name }) => name));
  if (names.size !== jobs.length) throw new Error('Two jobs have the same name.');
  const missing = subscriptions.find(({ job }) => !names.has(job.name));
  if (missing) throw new Error(`The job ${missing.job.name} takes up ${missing.event} but is not in the list of jobs.`);
}
