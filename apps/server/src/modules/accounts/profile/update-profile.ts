import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { isBirthDate } from './birth-date.ts';
import { beginEmailChange, findPendingChange } from '../email/change-email.ts';
import { checkPerson, listEmailIssues } from './check-person.ts';
import { genders, type Profile, type ProfileChange } from '../contract.ts';
import { buildEmailKey } from '../email/email-key.ts';
import { UserNotFound } from '../errors.ts';
import { assertReauthenticated } from '../sign-in/assert-reauthenticated.ts';
import type { SignedInUser } from '../sign-in/find-session.ts';
import { countConfirmationMail } from '../sign-in/login-limit.ts';
import { publishNewsletterChoice } from './newsletter.ts';
import { readProfile } from './read-profile.ts';
import { users } from '../tables.ts';

/**
 * Updates the profile of an account. A new email address does not take effect directly, because both addresses must be confirmed. The response
 * is the same if the new address belongs to another account.
 * @throws InvalidInput by field; `currentPassword` for a new email address without the password or a recent sign-in by passkey
 * @throws TooManyRequests for too many changes of email
 */
export async function updateProfile(db: Db, owner: SignedInUser, change: ProfileChange): Promise<Profile> {
  const userId = owner.id;
  const checked = await check(db, change);
  const [user] = await db.select({ email: users.email, isSubscribed: users.isSubscribed }).from(users).where(eq(users.id, userId));
  if (!user) throw new UserNotFound();
  const newEmail = change.email === undefined ? user.email : buildEmailKey(change.email);
  const isPending = newEmail === user.email || newEmail === (await findPendingChange(db, userId))?.newEmail;
  if (!isPending) {
    await assertReauthenticated(db, owner, change.currentPassword);
    await countConfirmationMail({ userId, email: newEmail });
  }
  await inTransaction(db, async (tx) => {
    await tx.update(users).set(checked).where(eq(users.id, userId));
    if (!isPending) await beginEmailChange(tx, userId, newEmail);
    if (user.isSubscribed !== checked.isSubscribed)
      await publishNewsletterChoice(tx, { userId, text: change.newsletterText ?? '', source: 'account' });
  });
  return readProfile(db, userId);
}

async function check(
  db: Db,
  { email, dateOfBirth: typedDate, gender: typedGender, languageId, newsletter, newsletterText: _, currentPassword: __, ...typed }: ProfileChange,
) {
  const { person, issues } = checkPerson(typed);
  if (email !== undefined) issues.push(...listEmailIssues(email));
  const [dateOfBirth, gender] = [typedDate.trim(), typedGender.trim()];
  if (dateOfBirth !== '' && !isBirthDate(dateOfBirth)) issues.push({ field: 'dateOfBirth', code: 'date' });
  if (!genders.some((known) => known === gender)) issues.push({ field: 'gender', code: 'choose' });
  if (typeof languageId === 'number' && !(await findLanguage(db, languageId))) issues.push({ field: 'languageId', code: 'choose' });
  if (issues.length > 0) throw new InvalidInput(issues);
  return {
    ...person,
    dateOfBirth: dateOfBirth || null,
    gender: gender || null,
    isSubscribed: newsletter,
    // A missing value changes nothing. Null selects the language of the shop.
    ...(languageId !== undefined && { languageId }),
  };
}
