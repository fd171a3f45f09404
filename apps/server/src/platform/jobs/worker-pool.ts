import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { describeError } from '../describe-error.ts';
import type { AnyJob } from '../job.ts';
import type { Log } from '../log.ts';
import { startLoop, type Loop } from '../loop.ts';
import { countJob } from '../metrics.ts';
import { getTimeout } from './queue.ts';
import type { Services } from '../services.ts';
import { splitTraceparent } from '../tracing/job-trace.ts';
import { runInSpan, type SpanDescription } from '../tracing/tracing.ts';

/** Polling interval in ms for jobs that another process queued or that were delayed. */
const POLL_INTERVAL_MS = 500;

/**
 * Fetches and runs jobs, up to `atOnce` in this process. This loop replaces pg-boss's workers: one query serves all queues, and a job's
 * result is stored before the process may stop.
 */
export function startWorkers(options: { pool: Pool; boss: PgBoss; services: Services; jobs: readonly AnyJob[]; log: Log; atOnce: number }): {
  nudge: () => void;
  stop: (graceMs: number) => Promise<void>;
} {
  const { pool, boss, services, jobs, log, atOnce } = options;
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const underWay = new Map<string, { name: string; run: Promise<void> }>();
  const ending = new AbortController();

  const loop: Loop = startLoop('workers', POLL_INTERVAL_MS, log, async () => {
    for (const name of await listQueuesWithWork(pool, [...byName.keys()])) {
      const job = byName.get(name);
      const countRunning = () => [...underWay.values()].filter((one) => one.name === name).length;
      while (underWay.size < atOnce && countRunning() < (job?.atOnce ?? atOnce)) {
        const [found] = await boss.fetch<unknown>(name);
        if (!found || !job) break;
        const run = runJob({ boss, services, job, found, ending: ending.signal, log }).finally(() => {
          underWay.delete(found.id);
          loop.nudge();
        });
        underWay.set(found.id, { name, run });
      }
    }
    return 'done';
  });

  return {
    nudge: loop.nudge,
    stop: async (graceMs) => {
      await loop.stop();
      const all = Promise.all([...underWay.values()].map(({ run }) => run));
      await Promise.race([all, pause(graceMs, undefined, { ref: false })]);
      ending.abort(new Error('the process is stopping'));
      await all;
    },
  };
}

async function listQueuesWithWork(pool: Pool, names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    // A named statement is planned once. Each queue is a partition, and planning for all partitions takes six times as long as execution.
    name: 'queues-with-work',
    text: `select name from unnest($1::text[]) as name
     where exists (select from pgboss.job where job.name = name.name and state < 'active' and start_after < now())`,
    values: [names],
  });
  return rows.map(({ name }) => name);
}

interface Run {
  boss: PgBoss;
  services: Services;
  job: AnyJob;
  found: PgBoss.Job<unknown>;
  ending: AbortSignal;
  log: Log;
}

/** Runs a job, as part of the trace of the request that caused it. */
function runJob(run: Run): Promise<void> {
  const { data, traceparent } = splitTraceparent(run.found.data);
  return runInSpan(
    () => describeRun(run, traceparent),
    async (span) => {
      const error = await attemptJob(run, data);
      if (error) span?.fail(error instanceof Error ? error.name : 'unknown');
    },
  );
}

function describeRun({ job, found }: Run, traceparent: string | undefined): SpanDescription {
  return {
    name: `process ${job.name}`,
    kind: 'consumer',
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.operation.name': 'process',
      'messaging.destination.name': job.name,
      'messaging.message.id': found.id,
    },
    parent: { traceparent },
  };
}

/** @returns the error of a failed attempt, which is stored with the job */
async function attemptJob({ boss, services, job, found, ending, log }: Run, given: unknown): Promise<unknown> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(getTimeout(job) * 1000)]);
  const began = performance.now();
  const count = (outcome: 'done' | 'failed') => countJob({ job: job.name, outcome, ms: performance.now() - began });
  try {
    const data = job.schema.parse(given) as never;
    await Promise.race([Promise.resolve(job.run(services, data, { id: found.id, signal })), rejectOnAbort(signal)]);
    await boss.complete(job.name, found.id);
    count('done');
    return undefined;
  } catch (error) {
    count('failed');
    log.warn({ err: error, job: job.name, jobId: found.id }, 'a job failed');
    // If this call also fails, the job times out and starts again.
    await boss.fail(job.name, found.id, describeError(error)).catch((err: unknown) => log.error({ err }, 'the failure of a job could not be stored'));
    return error;
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}
