import { and, eq, gt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { isCurrentPassword } from '../passwords/is-current-password.ts';
import { sessions } from '../tables.ts';
import type { SignedInUser } from './find-session.ts';

/** Period in ms in which a sign-in by passkey replaces the password. */
export const passkeyFreshness = minutes(10);

/**
 * Checks that the owner of the account makes a sensitive change, not another person who uses an open session. The request must contain the
 * current password, or the session was opened by passkey within the last ten minutes.
 * @throws InvalidInput for the field `currentPassword`
 * @throws TooManyRequests after too many wrong passwords
 */
export async function assertReauthenticated(db: Db, { id, sessionId }: Pick<SignedInUser, 'id' | 'sessionId'>, currentPassword = ''): Promise<void> {
  if (currentPassword === '') {
    if (await isSessionByFreshPasskey(db, sessionId)) return;
    throw new InvalidInput([{ field: 'currentPassword', code: 'required' }]);
  }
  if (!(await isCurrentPassword(db, id, currentPassword))) throw new InvalidInput([{ field: 'currentPassword', code: 'currentPassword' }]);
}

async function isSessionByFreshPasskey(db: Db, sessionId: number): Promise<boolean> {
  const isFresh = gt(sessions.passkeyAt, new Date(now().getTime() - passkeyFreshness));
  return (await db.$count(sessions, and(eq(sessions.id, sessionId), isFresh))) > 0;
}
