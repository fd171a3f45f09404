import { z } from 'zod';
import type { Job } from '../job.ts';
import { outboxSignal } from '../outbox.ts';
import { outbox } from '../tables.ts';
import { findTraceparent } from '../tracing/tracing.ts';
import { afterCommit, type Tx } from '../transaction.ts';

/** Type of an outbox row that requests a job by name, in contrast to rows of events. */
export const JOB_REQUESTED = 'job.requested';

export const jobRequest = z.object({ job: z.string(), data: z.unknown(), startAfter: z.iso.datetime() });

/**
 * Requests a job in the transaction of the change that causes it; a rollback removes the request.
 * @param startAfter earliest start; immediately by default
 */
export async function requestJob<Data>(tx: Tx, job: Pick<Job<Data>, 'name' | 'schema'>, data: Data, startAfter = new Date(0)): Promise<void> {
  const payload: z.infer<typeof jobRequest> = { job: job.name, data, startAfter: startAfter.toISOString() };
  await tx.insert(outbox).values({ type: JOB_REQUESTED, payload, traceparent: findTraceparent() });
  afterCommit(tx, () => outboxSignal.emit('published'));
}

/** Requests many jobs of one kind in one statement. */
export async function requestJobs<Data>(tx: Tx, job: Pick<Job<Data>, 'name' | 'schema'>, each: readonly Data[]): Promise<void> {
  if (each.length === 0) return;
  const startAfter = new Date(0).toISOString();
  const traceparent = findTraceparent();
  await tx.insert(outbox).values(each.map((data) => ({ type: JOB_REQUESTED, payload: { job: job.name, data, startAfter }, traceparent })));
  afterCommit(tx, () => outboxSignal.emit('published'));
}
