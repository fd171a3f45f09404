import PgBoss from 'pg-boss';
import type { Pool } from 'pg';
import type { AnyJob } from './job.ts';
import type { Log } from './log.ts';

/** Where a job goes that failed for the last time: it stays there, with its error, until an operator looks. */
export function deadLetterQueue(jobName: string): string {
  return `${jobName}.dead`;
}

/** Any fixed number: the advisory lock that processes queue for while they make queues. */
const QUEUES_LOCK = 7_355_349;
const KEEP_DAYS = 30;
const DEFAULT_RETRY = { limit: 5, delaySeconds: 5 };
const DEFAULT_TIMEOUT_SECONDS = 300;

/** What the queue needs to know of a job. */
type QueuedJob = Pick<AnyJob, 'name' | 'retry' | 'timeoutSeconds'>;

/** The longest a run of this job may take, in seconds. */
export function timeoutOf({ timeoutSeconds = DEFAULT_TIMEOUT_SECONDS }: QueuedJob): number {
  return timeoutSeconds;
}

/**
 * Opens the queue on the shop's database.
 * @param isServing false for a look from the command line: no maintenance
 */
export async function openQueue(pool: Pool, log: Log, isServing = true): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => execute(pool, text, values) },
    supervise: isServing,
    // How soon a job is taken up again whose process was killed and whose time is over.
    maintenanceIntervalSeconds: 30,
    // Finished jobs stay long enough that a daily one is known to have run.
    archiveCompletedAfterSeconds: 48 * 60 * 60,
    // Its clockwork loses the process when the database is restarted under it; ours is clockwork.ts.
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  return boss.start();
}

/** Makes a queue, and one for its dead letters, for each job: what is sent to a queue that was never made is lost. */
export async function createQueues(boss: PgBoss, pool: Pool, jobs: readonly QueuedJob[]): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [QUEUES_LOCK]);
    for (const job of jobs) await createQueue(boss, job);
    await lock.query('select pg_advisory_unlock($1)', [QUEUES_LOCK]);
    lock.release();
  } catch (error) {
    lock.release(true);
    throw error;
  }
}

async function createQueue(boss: PgBoss, job: QueuedJob): Promise<void> {
  const dead = deadLetterQueue(job.name);
  await boss.createQueue(dead, { name: dead, retentionDays: KEEP_DAYS });
  const retry = { ...DEFAULT_RETRY, ...job.retry };
  const options = {
    name: job.name,
    deadLetter: dead,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: timeoutOf(job),
    retentionDays: KEEP_DAYS,
  };
  await boss.createQueue(job.name, options);
  // What a newer release changed about a queue that is there already.
  await boss.updateQueue(job.name, options);
}

/** pg-boss sends whole `begin … commit` scripts: one that failed leaves its connection in mid-transaction, fit for nothing. */
async function execute(pool: Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
