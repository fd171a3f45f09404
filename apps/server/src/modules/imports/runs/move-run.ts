import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { allOrNothingJobName, runJobName, runJobSchema } from './run-job-name.ts';
import type { RunOptions } from '../contract.ts';
import { toImportOptions } from './run-options.ts';
import { changeRun, lockRun, allowedTransitions, noCounts, type Run, type RunStatus } from './run-state.ts';

/** Thrown if the run is in another state, because another user started or ended it. */
class RunMoved extends ShopError {
  constructor(status: RunStatus) {
    super('RunMoved', 409, `The import cannot be changed, because its status is now "${toWords(status)}". Reload the page.`, { status });
  }
}

/** Starts the comparison of a file with the shop, which changes nothing. @throws RunMoved, InvalidInput */
export async function planRun(tx: Tx, run: Run, runSettings: { mapping: Record<string, string>; options: RunOptions }): Promise<void> {
  toImportOptions(runSettings.options, run.fileName);
  await moveRun(tx, run, 'planning', { mapping: run.format === 'shopify' ? {} : runSettings.mapping, options: { ...runSettings.options } });
  await requestJob(tx, { name: runJobName, schema: runJobSchema }, { runId: run.id });
}

/** Starts the import of a compared file. @throws RunMoved, ShopError HasProblems */
export async function applyRun(tx: Tx, run: Run): Promise<void> {
  const { isAllOrNothing } = run.options;
  if (isAllOrNothing && run.counts.problems > 0)
    throw new ShopError(
      'HasProblems',
      422,
      'The import is set to all or nothing, and some lines have errors. Correct these lines and upload the file again.',
      { problems: run.counts.problems },
    );
  await moveRun(tx, run, 'applying', {});
  await requestJob(tx, { name: isAllOrNothing ? allOrNothingJobName : runJobName, schema: runJobSchema }, { runId: run.id });
}

/** Ends a run; imported products stay. @throws RunMoved */
export async function cancelRun(tx: Tx, run: Run): Promise<void> {
  if (!(await changeRun(tx, run.id, allowedTransitions.cancelled, { status: 'cancelled', endedAt: now() }))) throw new RunMoved(run.status);
}

async function moveRun(tx: Tx, run: Run, to: 'planning' | 'applying', more: Parameters<typeof changeRun>[3]): Promise<void> {
  const fresh = { status: to, done: 0, total: 0, counts: { ...noCounts }, problems: [] } as const;
  if (!(await changeRun(tx, run.id, allowedTransitions[to], { ...fresh, problems: [], ...more })))
    throw new RunMoved((await lockRun(tx, run.id))?.status ?? run.status);
}
