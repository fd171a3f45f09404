import { now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { endSessions } from '#modules/accounts';
import { hasMoneyUnderWay } from '#modules/affiliates';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { eraseJob } from './erase-job.ts';
import { AffiliateMoneyUnderWay, OrdersUnderWay } from './errors.ts';
import { hasSomethingUnderWay } from './has-something-under-way.ts';
import { dataRequests } from './tables.ts';

/**
 * Begins to forget somebody: he is signed out everywhere at once, the rest is a job's. That it is his wish, the caller has made
 * sure of.
 * @returns the request's id
 * @throws OrdersUnderWay, AffiliateMoneyUnderWay
 */
export async function startErasure(
  tx: Tx,
  { userId, countryId, languageId }: { userId: number; countryId: number; languageId: number },
): Promise<string> {
  if (await hasSomethingUnderWay(tx, userId)) throw new OrdersUnderWay();
  if (await hasMoneyUnderWay(tx, userId)) throw new AffiliateMoneyUnderWay();
  const id = secretId();
  await tx.insert(dataRequests).values({ id, userId, kind: 'erasure', status: 'requested', countryId, languageId, requestedAt: now() });
  await endSessions(tx, userId);
  await requestJob(tx, eraseJob, { requestId: id });
  return id;
}
