import { z } from 'zod';
import type { Job } from './job.ts';
import { outboxNudge } from './outbox.ts';
import { outbox } from './tables.ts';
import { afterCommit, type Tx } from './transaction.ts';

/** The outbox row of a job that was asked for by name, beside those that carry news. */
export const JOB_REQUESTED = 'job.requested';

export const jobRequest = z.object({ job: z.string(), data: z.unknown(), startAfter: z.iso.datetime() });

/**
 * Asks for one job in the transaction of its cause: it is kept with it, or not at all.
 * @param startAfter not before this time; at once by default
 */
export async function requestJob<Data>(tx: Tx, job: Pick<Job<Data>, 'name' | 'schema'>, data: Data, startAfter = new Date(0)): Promise<void> {
  const payload: z.infer<typeof jobRequest> = { job: job.name, data, startAfter: startAfter.toISOString() };
  await tx.insert(outbox).values({ type: JOB_REQUESTED, payload });
  afterCommit(tx, () => outboxNudge.emit('published'));
}

/** The same for many of one kind, by one statement. */
export async function requestJobs<Data>(tx: Tx, job: Pick<Job<Data>, 'name' | 'schema'>, each: readonly Data[]): Promise<void> {
  if (each.length === 0) return;
  const startAfter = new Date(0).toISOString();
  await tx.insert(outbox).values(each.map((data) => ({ type: JOB_REQUESTED, payload: { job: job.name, data, startAfter } })));
  afterCommit(tx, () => outboxNudge.emit('published'));
}
