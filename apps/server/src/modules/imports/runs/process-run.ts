import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import type { JobRun } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { importBatch } from '../plan/apply-import.ts';
import type { Problem } from '../products/problem.ts';
import { runJobName, runJobSchema } from './run-job-name.ts';
import { openRunFile, type RunFile } from './run-file.ts';
import { toStoredProblems, changeRun, findRun, lockRun, MAX_STORED_PROBLEMS, noCounts, type Run, type RunCounts } from './run-state.ts';

/** Number of products compared or written per transaction, which takes a second or two. */
const BATCH = 100;
/** Duration of one job in ms. It is short, because a dead process is detected only when the time of its job is over. */
const JOB_DURATION_MS = 30_000;

type RunServices = Pick<Services, 'db' | 'storage' | 'log'>;

/**
 * Continues a run in batches and requests another job while there is more to do. Each transaction writes and counts its products, so that after a
 * crash the run continues with the next products.
 */
export async function processRun(services: RunServices, { runId }: { runId: number }, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const { db, storage, log } = services;
  const run = await findRun(db, runId);
  if (!run || (run.status !== 'planning' && run.status !== 'applying')) return;
  try {
    const file = await openRunFile(services, run);
    if (run.status === 'applying' && run.options.isAllOrNothing) await applyAllOrNothing(db, run, file, signal);
    else await workInBatches(db, run, file, signal);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    log.warn({ runId, err: error }, 'an import failed');
    const problems = [{ line: 0, handle: '', column: '', message: error.message }];
    await changeRun(db, runId, ['planning', 'applying'], { status: 'failed', problems: toStoredProblems(problems) });
  }
  const after = await findRun(db, runId);
  if (after?.status === 'done') await storage.remove(run.storageKey);
}

async function workInBatches(db: Db, run: Run, file: RunFile, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  for (let isMore = true; isMore;) {
    signal.throwIfAborted();
    isMore = await inTransaction(db, async (tx) => {
      const current = await lockRun(tx, run.id);
      // The run was cancelled or continued by another process in the meantime.
      if (!current || current.status !== run.status) return false;
      const handles = file.handles.slice(current.done, current.done + BATCH);
      const { counts, problems } = current.done === 0 ? getInitialCounts(file) : current;
      const planned = await file.plan(tx, handles);
      const refused = current.status === 'applying' ? await importChanged(tx, run, planned) : [];
      const found = [...planned.problems, ...refused];
      const done = current.done + handles.length;
      const isLast = done >= file.handles.length;
      await changeRun(tx, run.id, [run.status], {
        done,
        total: file.handles.length,
        counts: { ...addCounts(counts, planned.products, found, refused) },
        problems: toStoredProblems([...problems, ...found].slice(0, MAX_STORED_PROBLEMS)),
        ...(isLast && (run.status === 'planning' ? { status: 'planned' } : { status: 'done', endedAt: now() })),
      });
      if (isLast) return false;
      if (performance.now() - began < JOB_DURATION_MS) return true;
      await requestJob(tx, { name: runJobName, schema: runJobSchema }, { runId: run.id });
      return false;
    });
  }
}

/** Initial counts, with the errors of lines that do not belong to a product. */
const getInitialCounts = (file: RunFile): Pick<Run, 'counts' | 'problems'> => ({
  counts: { ...noCounts, problems: file.problems.length },
  problems: file.problems.slice(0, MAX_STORED_PROBLEMS),
});

async function importChanged(db: Db, run: Run, planned: Awaited<ReturnType<RunFile['plan']>>): Promise<Problem[]> {
  const due = planned.products.filter(({ outcome }) => outcome !== 'unchanged').map(({ toImport }) => toImport);
  if (due.length === 0) return [];
  return (await importBatch(db, due, { languageId: run.options.languageId, reference: `import ${run.fileName}`, runId: run.id })).problems;
}

function addCounts(
  before: RunCounts,
  products: readonly { outcome: 'created' | 'updated' | 'unchanged'; toImport: { handle: string } }[],
  problems: readonly Problem[],
  refused: readonly Problem[],
): RunCounts {
  const out = new Set(refused.map(({ handle }) => handle));
  const counts = {
    ...before,
    problems: before.problems + problems.length,
    refused: before.refused + new Set(problems.map(({ handle }) => handle)).size,
  };
  for (const { outcome, toImport } of products) if (!out.has(toImport.handle)) counts[outcome] += 1;
  return counts;
}

/** Thrown if the run was cancelled or one product prevents the import. */
class ImportStopped extends Error {}

/** Imports all products in one transaction. Progress is written separately, so that it is visible outside of the transaction. */
async function applyAllOrNothing(db: Db, run: Run, file: RunFile, signal: AbortSignal): Promise<void> {
  let counts: RunCounts = noCounts;
  let problems: Problem[] = [];
  try {
    await inTransaction(db, async (tx) => {
      ({ counts, problems } = getInitialCounts(file));
      for (let done = 0; done < file.handles.length; done += BATCH) {
        signal.throwIfAborted();
        const handles = file.handles.slice(done, done + BATCH);
        const planned = await file.plan(tx, handles);
        const refused = await importChanged(tx, run, planned);
        problems = [...problems, ...planned.problems, ...refused];
        counts = addCounts(counts, planned.products, [...planned.problems, ...refused], refused);
        if (problems.length > 0) throw new ImportStopped();
        if (!(await changeRun(db, run.id, ['applying'], { done: done + handles.length, total: file.handles.length }))) throw new ImportStopped();
      }
      // The status is visible together with the imported products, or not at all.
      if (!(await changeRun(tx, run.id, ['applying'], { status: 'done', counts: { ...counts }, endedAt: now() }))) throw new ImportStopped();
    });
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    if (problems.length > 0)
      await changeRun(db, run.id, ['applying'], {
        status: 'failed',
        counts: { ...noCounts, problems: problems.length },
        problems: toStoredProblems(problems),
      });
  }
}
