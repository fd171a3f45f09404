import { readWorkActivity } from '#platform/jobs/work-activity';
import type { Database } from '#platform/database';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('worker');
/** A job starts within a second if a worker runs and is not busy. */
const WARNING_SECONDS = 60;
const FAILURE_SECONDS = 600;
/** Some jobs run every ten minutes, so a running worker has recently finished a job. */
const IDLE_SECONDS = 1800;

/** Checks whether a process runs jobs, by the age of the waiting jobs and the age of the last finished job. */
export async function checkWorker({ pool }: Pick<Database, 'pool'>): Promise<Finding> {
  const advice = 'Start a worker (apps/server/dist/worker.js), or a web process with JOBS=on. npm run jobs shows the queues.';
  const activity = await readWorkActivity(pool);
  if (!activity || (activity.idleSeconds === null && activity.waitingSeconds <= FAILURE_SECONDS))
    return warn('No process has run jobs on this database yet.', advice);
  const { waiting, waitingSeconds, idleSeconds } = activity;
  const text = `${waiting} jobs and events wait, the oldest for ${formatDuration(waitingSeconds)}`;
  const last = idleSeconds === null ? 'no job has ended yet' : `the last job ended ${formatDuration(idleSeconds)} ago`;
  if (waitingSeconds > FAILURE_SECONDS) return fail(`${text}; ${last}.`, advice);
  if (idleSeconds !== null && idleSeconds > IDLE_SECONDS) return fail(`No process runs jobs: ${last}.`, advice);
  return waitingSeconds > WARNING_SECONDS ? warn(`${text}; ${last}.`, 'Start another worker if it stays so.') : ok(`A worker runs; ${last}.`);
}

const formatDuration = (seconds: number): string => (seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} minutes`);
