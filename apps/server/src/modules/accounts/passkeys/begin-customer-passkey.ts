import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PasskeyCreation } from '../contract.ts';
import { EmailNotConfirmed } from '../errors.ts';
import { assertReauthenticated } from '../sign-in/assert-reauthenticated.ts';
import type { SignedInUser } from '../sign-in/find-session.ts';
import { users } from '../tables.ts';
import { beginPasskey } from './begin-passkey.ts';
import type { PublicAddress } from './passkey-host.ts';

/**
 * Creates the options for a new passkey of a customer. The email address must be confirmed: otherwise a person who registers the address of
 * another person could sign in by passkey until the owner of the address resets the password.
 * @throws EmailNotConfirmed
 * @throws InvalidInput for a wrong or missing password, or if the origin does not belong to the shop
 */
export async function beginCustomerPasskey(
  db: Db,
  user: SignedInUser,
  { origin, currentPassword, publicAddress }: { origin: string; currentPassword: string; publicAddress: PublicAddress },
): Promise<PasskeyCreation> {
  await assertEmailConfirmed(db, user.id);
  await assertReauthenticated(db, user, currentPassword);
  return beginPasskey(db, { userId: user.id, origin, publicAddress });
}

/** @throws EmailNotConfirmed */
export async function assertEmailConfirmed(db: Db, userId: number): Promise<void> {
  const [user] = await db.select({ confirmedAt: users.emailConfirmedAt }).from(users).where(eq(users.id, userId));
  if (!user?.confirmedAt) throw new EmailNotConfirmed();
}
