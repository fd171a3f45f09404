import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Problem } from '../products/problem.ts';
import { importRuns } from '../tables.ts';
import type { RunOptions } from '../contract.ts';

export type RunStatus = (typeof importRuns.$inferSelect)['status'];

/** Allowed transitions. A run is `uploaded`, compared (`planned`) any number of times, and applied once. */
export const allowedTransitions = {
  planning: ['uploaded', 'planned', 'failed'],
  applying: ['planned'],
  cancelled: ['uploaded', 'planning', 'planned', 'applying', 'failed'],
} as const satisfies Partial<Record<RunStatus, readonly RunStatus[]>>;

/** Numbers of products by planned or completed result. `problems` is the number of errors in lines. */
export interface RunCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  problems: number;
}
export const noCounts: RunCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, problems: 0 };

/** A stored run. */
export interface Run extends Omit<typeof importRuns.$inferSelect, 'options' | 'counts' | 'problems'> {
  options: RunOptions;
  counts: RunCounts;
  /** The first {@link MAX_STORED_PROBLEMS} errors. */
  problems: Problem[];
}

/** Maximum number of stored errors. All errors are counted. */
export const MAX_STORED_PROBLEMS = 2000;

export const toRun = (row: typeof importRuns.$inferSelect): Run => ({
  ...row,
  options: row.options as unknown as RunOptions,
  counts: { ...noCounts, ...row.counts },
  problems: row.problems as unknown as Problem[],
});

/** Converts errors for the table. */
export const toStoredProblems = (problems: readonly Problem[]): (typeof importRuns.$inferInsert)['problems'] =>
  [...problems].sort((a, b) => a.line - b.line).map((problem) => ({ ...problem, code: '' }));

export async function findRun(db: Db, id: number): Promise<Run | undefined> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row && toRun(row);
}

/** Locks a run until the transaction ends, so that work on the run and its cancellation wait for each other. */
export async function lockRun(tx: Tx, id: number): Promise<Run | undefined> {
  const [row] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
  return row && toRun(row);
}

/** Changes a run if it is in one of these states. @returns whether the run was changed */
export async function changeRun(
  db: Db,
  id: number,
  from: readonly RunStatus[],
  change: Partial<Omit<typeof importRuns.$inferInsert, 'id'>>,
): Promise<boolean> {
  const rows = await db
    .update(importRuns)
    .set(change)
    .where(and(eq(importRuns.id, id), inArray(importRuns.status, [...from])))
    .returning({ id: importRuns.id });
  return rows.length > 0;
}
