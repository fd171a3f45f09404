import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { endSessions } from '#modules/accounts';
import { leaveProgramme } from '#modules/affiliates';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { eraseJob } from './erase-job.ts';
import { OrdersUnderWay } from './errors.ts';
import { hasSomethingUnderWay } from './has-something-under-way.ts';
import { dataRequests } from './tables.ts';

/**
 * Begins to forget somebody: he is signed out everywhere at once, the rest is a job's. An affiliate who is not settled with
 * leaves the programme and waits, signed in as before, since he may have to say where his money goes. That it is his wish, the
 * caller has made sure of.
 * @returns the request's id, and whether it waits
 * @throws OrdersUnderWay
 */
export async function startErasure(
  tx: Tx,
  { userId, countryId, languageId }: { userId: number; countryId: number; languageId: number },
): Promise<{ id: string; isWaiting: boolean }> {
  if (await hasSomethingUnderWay(tx, userId)) throw new OrdersUnderWay();
  const isWaiting = await leaveProgramme(tx, userId);
  const [waiting] = await tx
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(and(eq(dataRequests.userId, userId), eq(dataRequests.kind, 'erasure'), eq(dataRequests.status, 'waiting')));
  const id = waiting?.id ?? secretId();
  const status = isWaiting ? 'waiting' : 'requested';
  await tx
    .insert(dataRequests)
    .values({ id, userId, kind: 'erasure', status, countryId, languageId, requestedAt: now() })
    .onConflictDoUpdate({ target: dataRequests.id, set: { status } });
  if (!isWaiting) await eraseNow(tx, { id, userId });
  return { id, isWaiting };
}

/** Nothing holds it up any more. */
export async function eraseNow(tx: Tx, { id, userId }: { id: string; userId: number }): Promise<void> {
  await endSessions(tx, userId);
  await requestJob(tx, eraseJob, { requestId: id });
}
