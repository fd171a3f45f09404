import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { findCountryByHost } from '#modules/countries';
import type { Db } from '#platform/database';
import type { PasskeyOptions } from './contract.ts';
import { UserNotFound } from './errors.ts';
import { challengeFor, newChallenge } from './passkey-challenge.ts';
import { passkeyHost, userHandle, type Standing } from './passkey-host.ts';
import { passkeys, users } from './tables.ts';

/**
 * What a browser needs to make a passkey for somebody signed in. One that holds a passkey of his already says so.
 * @throws InvalidInput if the origin is none of the shop's own
 */
export async function beginPasskey(
  db: Db,
  { userId, origin, standing, isForStaff = false }: { userId: number; origin: string; standing: Standing; isForStaff?: boolean },
): Promise<PasskeyOptions> {
  const rpId = await passkeyHost(db, origin, standing);
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new UserNotFound();
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId), eq(passkeys.isForStaff, isForStaff)));
  const { id, challenge } = await newChallenge(db, { rpId, userId });
  const options = await generateRegistrationOptions({
    rpName: (await findCountryByHost(db, rpId)).country.shopName,
    rpID: rpId,
    userID: new Uint8Array(userHandle(userId, { isForStaff })),
    // What the device shows where somebody has several accounts.
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    challenge: new Uint8Array(challenge),
    timeout: challengeFor,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challengeId: id, options: { ...options } };
}

/**
 * What a browser needs to sign somebody in: it names no account, so that it tells of none.
 * @throws InvalidInput if the origin is none of the shop's own
 */
export async function beginPasskeySignIn(db: Db, { origin, standing }: { origin: string; standing: Standing }): Promise<PasskeyOptions> {
  const rpId = await passkeyHost(db, origin, standing);
  const { id, challenge } = await newChallenge(db, { rpId, userId: null });
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(challenge),
    timeout: challengeFor,
    userVerification: 'required',
  });
  return { challengeId: id, options: { ...options } };
}
