import { InvalidInput } from '#kit/errors';
import { isCurrentPassword } from '#modules/accounts';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { z } from '@hono/zod-openapi';
import type { newErasureSchema } from './contract.ts';
import { startErasure } from './start-erasure.ts';

/**
 * Requests the erasure of a user: all sessions end at once, and a job erases the data.
 * @returns the request's id, and whether it waits for the affiliate programme's settlement
 * @throws InvalidInput for a wrong password
 * @throws TooManyRequests after too many wrong passwords
 * @throws OrdersUnderWay
 */
export async function requestErasure(
  db: Db,
  userId: number,
  { password, countryId, languageId }: z.infer<typeof newErasureSchema>,
): ReturnType<typeof startErasure> {
  if (password === '') throw new InvalidInput([{ field: 'password', code: 'required' }]);
  if (!(await isCurrentPassword(db, userId, password))) throw new InvalidInput([{ field: 'password', code: 'oldPassword' }]);
  return inTransaction(db, (tx) => startErasure(tx, { userId, countryId, languageId }));
}
