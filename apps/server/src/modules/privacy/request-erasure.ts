import { InvalidInput } from '#kit/errors';
import { isOwnPassword } from '#modules/accounts';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { z } from '@hono/zod-openapi';
import type { newErasureSchema } from './contract.ts';
import { startErasure } from './start-erasure.ts';

/**
 * Takes somebody's wish to be forgotten: he is signed out everywhere at once, the rest is a job's.
 * @returns the request's id, and whether it waits until the affiliate programme has settled with him
 * @throws InvalidInput for a wrong password
 * @throws TooManyRequests for too many of them
 * @throws OrdersUnderWay
 */
export async function requestErasure(
  db: Db,
  userId: number,
  { password, countryId, languageId }: z.infer<typeof newErasureSchema>,
): ReturnType<typeof startErasure> {
  if (password === '') throw new InvalidInput([{ field: 'password', code: 'required' }]);
  if (!(await isOwnPassword(db, userId, password))) throw new InvalidInput([{ field: 'password', code: 'oldPassword' }]);
  return inTransaction(db, (tx) => startErasure(tx, { userId, countryId, languageId }));
}
