import { and, eq, gt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { isCurrentPassword } from '../passwords/is-current-password.ts';
import { sessions } from '../tables.ts';
import type { SignedInUser } from './find-session.ts';

/** How long a sign-in by passkey stands for the password, in ms. */
export const passkeyFreshness = minutes(10);

/**
 * Checks that the owner of the account makes a sensitive change, and not a person who found an open session: the call contains the
 * current password, or the session was opened by passkey a moment ago.
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
