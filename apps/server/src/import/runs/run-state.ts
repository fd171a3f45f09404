import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Problem } from '../problem.ts';
import { importRuns } from '../tables.ts';
import type { RunOptions } from './run-options.ts';

export type RunStatus = (typeof importRuns.$inferSelect)['status'];

/** Which move leads from where: a run is `uploaded`, compared (`planned`) as often as somebody likes, and applied once. */
export const mayBecome = {
  planning: ['uploaded', 'planned', 'failed'],
  applying: ['planned'],
  cancelled: ['uploaded', 'planning', 'planned', 'applying', 'failed'],
} as const satisfies Partial<Record<RunStatus, readonly RunStatus[]>>;

/** What a plan would do, or an import has done, in products; `problems` counts what is wrong with lines. */
export interface RunCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  problems: number;
}
export const noCounts: RunCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, problems: 0 };

/** A run as it is kept. */
export interface Run extends Omit<typeof importRuns.$inferSelect, 'options' | 'counts' | 'problems'> {
  options: RunOptions;
  counts: RunCounts;
  /** The first of them: no more than {@link MOST_KEPT}. */
  problems: Problem[];
}

/** Problems that are kept of a run; all are counted. */
export const MOST_KEPT = 2000;

export const runOf = (row: typeof importRuns.$inferSelect): Run => ({
  ...row,
  options: row.options as unknown as RunOptions,
  counts: { ...noCounts, ...row.counts },
  problems: row.problems as unknown as Problem[],
});

/** As the table takes them. */
export const asKept = (problems: readonly Problem[]): (typeof importRuns.$inferInsert)['problems'] =>
  [...problems].sort((a, b) => a.line - b.line).map((problem) => ({ ...problem, code: '' }));

export async function findRun(db: Db, id: number): Promise<Run | undefined> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row && runOf(row);
}

/** Held until this transaction ends: whoever works on the run, or ends it, waits. */
export async function lockRun(tx: Tx, id: number): Promise<Run | undefined> {
  const [row] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
  return row && runOf(row);
}

/** Changes a run that is still in one of these states. @returns whether it was */
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
