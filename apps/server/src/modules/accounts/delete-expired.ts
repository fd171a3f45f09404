import { and, isNotNull, lt, ne, or } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { accountTokens, emailChanges, passkeyChallenges, secondFactorChallenges, sessions } from './tables.ts';

/** Deletes expired sessions, tokens, email changes and challenges. @returns the number of deleted rows of each kind */
export async function deleteExpired(db: Db): Promise<Record<string, number>> {
  const at = now();
  const count = async (deleted: Promise<{ rowCount: number | null }>) => (await deleted).rowCount ?? 0;
  return {
    sessions: await count(db.delete(sessions).where(lt(sessions.expiresAt, at)).execute()),
    tokens: await count(
      db
        .delete(accountTokens)
        .where(and(lt(accountTokens.expiresAt, at), isNoLock))
        .execute(),
    ),
    emailChanges: await count(db.delete(emailChanges).where(lt(emailChanges.expiresAt, at)).execute()),
    secondFactorChallenges: await count(db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, at)).execute()),
    passkeyChallenges: await count(db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at)).execute()),
  };
}

/** An open invitation blocks the back office, even after it expires: see staff/lock-staff.ts. */
const isNoLock = or(ne(accountTokens.kind, 'invite-staff'), isNotNull(accountTokens.usedAt));
