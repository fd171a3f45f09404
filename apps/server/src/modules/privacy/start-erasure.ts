import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import { endSessions } from '#modules/accounts';
import { leaveProgramme } from '#modules/affiliates';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { OrdersUnderWay } from './errors.ts';
import { hasOpenBusiness } from './has-open-business.ts';
import { dataRequests } from './tables.ts';
import { z } from 'zod';
import { defineJob } from '#platform/job';
import { erasePerson } from './erase-person.ts';

export const eraseJob = defineJob({
  name: 'privacy.erase',
  schema: z.object({ requestId: z.string() }),
  run: (services, { requestId }) => erasePerson(services, requestId),
  retry: { limit: 10, delaySeconds: 10 },
});

/**
 * Starts the erasure of a user: all sessions end at once, and a job erases the data. An affiliate with a balance leaves the programme,
 * and the erasure waits. They remain signed in, because they may have to enter a payout account. The caller has verified the user's
 * consent.
 * @returns the request's id, and whether it waits
 * @throws OrdersUnderWay
 */
export async function startErasure(
  tx: Tx,
  { userId, countryId, languageId }: { userId: number; countryId: number; languageId: number },
): Promise<{ id: string; isWaiting: boolean }> {
  if (await hasOpenBusiness(tx, userId)) throw new OrdersUnderWay();
  const isWaiting = await leaveProgramme(tx, userId);
  const [waiting] = await tx
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(and(eq(dataRequests.userId, userId), eq(dataRequests.kind, 'erasure'), eq(dataRequests.status, 'waiting')));
  const id = waiting?.id ?? createSecretId();
  const status = isWaiting ? 'waiting' : 'requested';
  await tx
    .insert(dataRequests)
    .values({ id, userId, kind: 'erasure', status, countryId, languageId, requestedAt: now() })
    .onConflictDoUpdate({ target: dataRequests.id, set: { status } });
  if (!isWaiting) await eraseNow(tx, { id, userId });
  return { id, isWaiting };
}

/** Ends all sessions and starts the erasure job. */
export async function eraseNow(tx: Tx, { id, userId }: { id: string; userId: number }): Promise<void> {
  await endSessions(tx, userId);
  await requestJob(tx, eraseJob, { requestId: id });
}
