import { eq } from 'drizzle-orm';
import { splitPhone } from '#kit/phone';
import type { Db } from '#platform/database';
import { findPendingChange } from '../email/change-email.ts';
import { genders, type Profile } from '../contract.ts';
import { UserNotFound } from '../errors.ts';
import { users } from '../tables.ts';

/**
 * Returns the profile of an account.
 * @throws UserNotFound
 */
export async function readProfile(db: Db, userId: number): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new UserNotFound();
  const change = await findPendingChange(db, userId);
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    ...(user.phone ? splitPhone(user.phone, user.countryCode ?? '') : { phone: '', countryCode: user.countryCode ?? '' }),
    dateOfBirth: user.dateOfBirth ?? '',
    gender: genders.find((gender) => gender === user.gender) ?? '',
    languageId: user.languageId,
    newsletter: user.isSubscribed,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: change
      ? {
          email: change.newEmail,
          isOldConfirmed: change.oldConfirmedAt !== null,
          isNewConfirmed: change.newConfirmedAt !== null,
          expiresAt: change.expiresAt.toISOString(),
        }
      : null,
  };
}
