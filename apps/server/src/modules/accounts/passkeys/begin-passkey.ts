import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { findCountryByHost } from '#modules/countries';
import type { Db } from '#platform/database';
import type { PasskeyCreation, PasskeyRequest } from '../contract.ts';
import { UserNotFound } from '../errors.ts';
import { challengeLifetime, createChallenge } from './passkey-challenge.ts';
import { readPasskeyHost, buildUserHandle, type PublicAddress } from './passkey-host.ts';
import { passkeys, users } from '../tables.ts';

/**
 * Creates the options for a new passkey of a signed-in user. They exclude devices that already have a passkey of this user.
 * @throws InvalidInput if the origin does not belong to the shop
 */
export async function beginPasskey(
  db: Db,
  { userId, origin, publicAddress, isForStaff = false }: { userId: number; origin: string; publicAddress: PublicAddress; isForStaff?: boolean },
): Promise<PasskeyCreation> {
  const rpId = await readPasskeyHost(db, origin, publicAddress);
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new UserNotFound();
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId), eq(passkeys.isForStaff, isForStaff)));
  const { id, challenge } = await createChallenge(db, { rpId, userId });
  const options = await generateRegistrationOptions({
    rpName: (await findCountryByHost(db, rpId)).country.shopName,
    rpID: rpId,
    userID: new Uint8Array(buildUserHandle(userId, { isForStaff })),
    // The device shows this name if it has passkeys of several accounts.
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    challenge: new Uint8Array(challenge),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challengeId: id, options };
}

/**
 * Creates the options for a sign-in by passkey. They contain no account data, so they do not reveal accounts.
 * @throws InvalidInput if the origin does not belong to the shop
 */
export async function beginPasskeySignIn(
  db: Db,
  { origin, publicAddress }: { origin: string; publicAddress: PublicAddress },
): Promise<PasskeyRequest> {
  const rpId = await readPasskeyHost(db, origin, publicAddress);
  const { id, challenge } = await createChallenge(db, { rpId, userId: null });
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(challenge),
    timeout: challengeLifetime,
    userVerification: 'required',
  });
  return { challengeId: id, options };
}
