import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { allOrNothingJobName, runJobName, runJobSchema } from './run-job-name.ts';
import { importOptionsOf, type RunOptions } from './run-options.ts';
import { changeRun, lockRun, mayBecome, noCounts, type Run, type RunStatus } from './run-state.ts';

/** The run is elsewhere by now: somebody has begun or ended it. */
class RunMoved extends ShopError {
  constructor(status: RunStatus) {
    super('RunMoved', 409, `The import is ${status} by now.`, { status });
  }
}

/** Has a file compared with the shop: nothing is changed by it. @throws RunMoved, InvalidInput */
export async function planRun(tx: Tx, run: Run, said: { mapping: Record<string, string>; options: RunOptions }): Promise<void> {
  importOptionsOf(said.options, run.fileName);
  await move(tx, run, 'planning', { mapping: run.format === 'shopify' ? {} : said.mapping, options: { ...said.options } });
  await requestJob(tx, { name: runJobName, schema: runJobSchema }, { runId: run.id });
}

/** Brings a file in that was compared. @throws RunMoved, ShopError HasProblems */
export async function applyRun(tx: Tx, run: Run): Promise<void> {
  const { isAllOrNothing } = run.options;
  if (isAllOrNothing && run.counts.problems > 0)
    throw new ShopError('HasProblems', 422, 'All or nothing was asked for, and some lines are wrong.', { problems: run.counts.problems });
  await move(tx, run, 'applying', {});
  await requestJob(tx, { name: isAllOrNothing ? allOrNothingJobName : runJobName, schema: runJobSchema }, { runId: run.id });
}

/** Ends a run; what has come in stays. @throws RunMoved */
export async function cancelRun(tx: Tx, run: Run): Promise<void> {
  if (!(await changeRun(tx, run.id, mayBecome.cancelled, { status: 'cancelled', endedAt: now() }))) throw new RunMoved(run.status);
}

async function move(tx: Tx, run: Run, to: 'planning' | 'applying', more: Parameters<typeof changeRun>[3]): Promise<void> {
  const fresh = { status: to, done: 0, total: 0, counts: { ...noCounts }, problems: [] } as const;
  if (!(await changeRun(tx, run.id, mayBecome[to], { ...fresh, problems: [], ...more })))
    throw new RunMoved((await lockRun(tx, run.id))?.status ?? run.status);
}
