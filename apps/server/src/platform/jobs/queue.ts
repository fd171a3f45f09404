import PgBoss from 'pg-boss';
import type { Pool } from 'pg';
import type { AnyJob } from '../job.ts';
import type { Log } from '../log.ts';

/** Returns the queue for jobs that failed for the last time. The jobs stay there with their error until an operator handles them. */
export function getDeadLetterQueue(jobName: string): string {
  return `${jobName}.dead`;
}

/** Any fixed number: the advisory lock that serialises the creation of queues. */
const QUEUES_LOCK = 7_355_349;
const RETENTION_DAYS = 30;
const DEFAULT_RETRY = { limit: 5, delaySeconds: 5 };
const DEFAULT_TIMEOUT_SECONDS = 300;

/** The properties of a job that the queue needs. */
type QueuedJob = Pick<AnyJob, 'name' | 'retry' | 'timeoutSeconds'>;

/** Returns the maximum duration of a run, in seconds. */
export function getTimeout({ timeoutSeconds = DEFAULT_TIMEOUT_SECONDS }: QueuedJob): number {
  return timeoutSeconds;
}

/**
 * Opens the queue on the shop's database.
 * @param isServing false for commands that only read: no maintenance
 */
export async function openQueue(pool: Pool, log: Log, isServing = true): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => execute(pool, text, values) },
    supervise: isServing,
    // Maximum delay before a job is retried after its process was killed and its timeout has passed.
    maintenanceIntervalSeconds: 30,
    // Keeps finished jobs long enough to show that a daily job has run.
    archiveCompletedAfterSeconds: 48 * 60 * 60,
    // pg-boss's scheduler crashes the process when the database restarts. scheduler.ts replaces it.
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  return boss.start();
}

/** Creates a queue and a dead letter queue for each job. Jobs sent to a queue that does not exist are lost. */
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
  const dead = getDeadLetterQueue(job.name);
  await boss.createQueue(dead, { name: dead, retentionDays: RETENTION_DAYS });
  const retry = { ...DEFAULT_RETRY, ...job.retry };
  const options = {
    name: job.name,
    deadLetter: dead,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: getTimeout(job),
    retentionDays: RETENTION_DAYS,
  };
  await boss.createQueue(job.name, options);
  // Applies the settings of a newer release to an existing queue.
  await boss.updateQueue(job.name, options);
}

/** pg-boss sends whole `begin … commit` scripts. A failed one leaves an aborted transaction, so the connection is closed. */
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
