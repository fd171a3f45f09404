import { InvalidInput } from '#kit/errors';
import { now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { endSessions, isOwnPassword } from '#modules/accounts';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/request-job';
import { inTransaction } from '#platform/transaction';
import type { z } from '@hono/zod-openapi';
import type { newErasureSchema } from './contract.ts';
import { eraseJob } from './erase-job.ts';
import { OrdersUnderWay } from './errors.ts';
import { hasSomethingUnderWay } from './has-something-under-way.ts';
import { dataRequests } from './tables.ts';

/**
 * Takes somebody's wish to be forgotten: he is signed out everywhere at once, the rest is a job's.
 * @returns the request's id
 * @throws InvalidInput for a wrong password
 * @throws TooManyRequests for too many of them
 * @throws OrdersUnderWay
 */
export async function requestErasure(db: Db, userId: number, { password, countryId, languageId }: z.infer<typeof newErasureSchema>): Promise<string> {
  if (password === '') throw new InvalidInput([{ field: 'password', code: 'required' }]);
  if (!(await isOwnPassword(db, userId, password))) throw new InvalidInput([{ field: 'password', code: 'oldPassword' }]);
  return inTransaction(db, async (tx) => {
    if (await hasSomethingUnderWay(tx, userId)) throw new OrdersUnderWay();
    const id = secretId();
    await tx.insert(dataRequests).values({ id, userId, kind: 'erasure', status: 'requested', countryId, languageId, requestedAt: now() });
    await endSessions(tx, userId);
    await requestJob(tx, eraseJob, { requestId: id });
    return id;
  });
}
