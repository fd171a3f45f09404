import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import type { JobRun } from '#platform/job';
import { requestJob } from '#platform/request-job';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { bringSome } from '../apply-import.ts';
import type { Problem } from '../problem.ts';
import { runJobName, runJobSchema } from './run-job-name.ts';
import { openRunFile, type RunFile } from './run-file.ts';
import { asKept, changeRun, findRun, lockRun, MOST_KEPT, noCounts, type Run, type RunCounts } from './run-state.ts';

/** Products compared or written by one transaction: within a second or two. */
const BATCH = 100;
/** How long one job works, ms: a process that died is noticed when a job's time is over, so that it is short. */
const SLICE = 30_000;

type Work = Pick<Services, 'db' | 'storage' | 'log'>;

/**
 * Works on a run where it stands, some products after another, and asks for another job while there is more to do. What a
 * transaction has written it has also counted: whoever takes the run up after a death goes on with the next products.
 */
export async function workOnRun(services: Work, { runId }: { runId: number }, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const { db, storage, log } = services;
  const run = await findRun(db, runId);
  if (!run || (run.status !== 'planning' && run.status !== 'applying')) return;
  try {
    const file = await openRunFile(services, run);
    if (run.status === 'applying' && run.options.isAllOrNothing) await applyAllOrNothing(db, run, file, signal);
    else await workInBatches(db, run, file, signal);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    log.warn({ runId, err: error }, 'an import cannot go on');
    const problems = [{ line: 0, handle: '', column: '', message: error.message }];
    await changeRun(db, runId, ['planning', 'applying'], { status: 'failed', problems: asKept(problems) });
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
      // Ended by somebody, or taken up by another process meanwhile.
      if (!current || current.status !== run.status) return false;
      const handles = file.handles.slice(current.done, current.done + BATCH);
      const { counts, problems } = current.done === 0 ? begun(file) : current;
      const some = await file.plan(tx, handles);
      const refused = current.status === 'applying' ? await bringDue(tx, run, some) : [];
      const found = [...some.problems, ...refused];
      const done = current.done + handles.length;
      const isLast = done >= file.handles.length;
      await changeRun(tx, run.id, [run.status], {
        done,
        total: file.handles.length,
        counts: { ...counted(counts, some.products, found, refused) },
        problems: asKept([...problems, ...found].slice(0, MOST_KEPT)),
        ...(isLast && (run.status === 'planning' ? { status: 'planned' } : { status: 'done', endedAt: now() })),
      });
      if (isLast) return false;
      if (performance.now() - began < SLICE) return true;
      await requestJob(tx, { name: runJobName, schema: runJobSchema }, { runId: run.id });
      return false;
    });
  }
}

/** Before the first products: what is wrong with lines that belong to nobody. */
const begun = (file: RunFile): Pick<Run, 'counts' | 'problems'> => ({
  counts: { ...noCounts, problems: file.problems.length },
  problems: file.problems.slice(0, MOST_KEPT),
});

async function bringDue(db: Db, run: Run, some: Awaited<ReturnType<RunFile['plan']>>): Promise<Problem[]> {
  const due = some.products.filter(({ outcome }) => outcome !== 'unchanged').map(({ bring }) => bring);
  if (due.length === 0) return [];
  return (await bringSome(db, due, { languageId: run.options.languageId, reference: `import ${run.fileName}` })).problems;
}

function counted(
  before: RunCounts,
  products: readonly { outcome: 'created' | 'updated' | 'unchanged'; bring: { handle: string } }[],
  problems: readonly Problem[],
  refused: readonly Problem[],
): RunCounts {
  const out = new Set(refused.map(({ handle }) => handle));
  const counts = {
    ...before,
    problems: before.problems + problems.length,
    refused: before.refused + new Set(problems.map(({ handle }) => handle)).size,
  };
  for (const { outcome, bring } of products) if (!out.has(bring.handle)) counts[outcome] += 1;
  return counts;
}

/** Somebody has ended the run, or one product keeps all out. */
class KeptOut extends Error {}

/** One transaction for all. How far it is, is written beside it, where others see it. */
async function applyAllOrNothing(db: Db, run: Run, file: RunFile, signal: AbortSignal): Promise<void> {
  let counts: RunCounts = noCounts;
  let problems: Problem[] = [];
  try {
    await inTransaction(db, async (tx) => {
      ({ counts, problems } = begun(file));
      for (let done = 0; done < file.handles.length; done += BATCH) {
        signal.throwIfAborted();
        const handles = file.handles.slice(done, done + BATCH);
        const some = await file.plan(tx, handles);
        const refused = await bringDue(tx, run, some);
        problems = [...problems, ...some.problems, ...refused];
        counts = counted(counts, some.products, [...some.problems, ...refused], refused);
        if (problems.length > 0) throw new KeptOut();
        if (!(await changeRun(db, run.id, ['applying'], { done: done + handles.length, total: file.handles.length }))) throw new KeptOut();
      }
      // Seen with what it brought, or not at all.
      if (!(await changeRun(tx, run.id, ['applying'], { status: 'done', counts: { ...counts }, endedAt: now() }))) throw new KeptOut();
    });
  } catch (error) {
    if (!(error instanceof KeptOut)) throw error;
    if (problems.length > 0)
      await changeRun(db, run.id, ['applying'], { status: 'failed', counts: { ...noCounts, problems: problems.length }, problems: asKept(problems) });
  }
}
