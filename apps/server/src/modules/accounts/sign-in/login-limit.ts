import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { delayLimit, toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { buildEmailKey } from '../email/email-key.ts';
import { devices, users } from '../tables.ts';
import { hashToken } from './token-hash.ts';

/** Limits failed attempts of one network address at all accounts together. */
const loginsOfAddress = rateLimit('login-address');
/** Limits attempts of one network address at one account, to prevent guessing. */
const loginsFromAddress = delayLimit('login');
/** Limits attempts of all addresses at one account. The delays are short, because otherwise other people could lock out the owner. */
const loginsOfAccount = delayLimit('login-account');
/** Limits attempts at one account from a browser that its owner has used. Attempts of other people do not delay this browser. */
const loginsOfDevice = delayLimit('login-device');

interface LoginTry {
  email: string;
  /** The network address from `getCallerAddress`. */
  address: string;
  device?: string | undefined;
}

/**
 * Counts a sign-in attempt before the password is checked, even if the account does not exist. Counts per network address, per account and
 * address, and per account.
 * @returns a function that resets the counts after a successful sign-in
 * @throws TooManyRequests
 */
export async function countLogin(db: Db, { email, address, device }: LoginTry): Promise<() => Promise<void>> {
  const [owner, account] = [toAddressUnit(address), buildEmailKey(email)];
  await loginsOfAddress.count(owner);
  await loginsFromAddress.count(`${owner} ${account}`);
  const known = device !== undefined && (await isKnownDevice(db, account, device)) ? hashToken(device) : undefined;
  const [limit, key] = known === undefined ? [loginsOfAccount, account] : [loginsOfDevice, `${account} ${known}`];
  await limit.count(key);
  return async () => {
    await loginsOfAddress.release(owner);
    await loginsFromAddress.forgive(`${owner} ${account}`);
    await limit.forgive(key);
  };
}

async function isKnownDevice(db: Db, email: string, device: string): Promise<boolean> {
  const [known] = await db
    .select({ userId: devices.userId })
    .from(users)
    .innerJoin(devices, and(eq(devices.userId, users.id), eq(devices.deviceHash, hashToken(device))))
    .where(eq(users.email, email));
  return known !== undefined;
}

const passkeyTries = rateLimit('passkey');
const passkeyChallenges = rateLimit('passkey-challenge');

/** Counts a request for a challenge, because challenges are stored for minutes. @throws TooManyRequests after too many requests of an address */
export const countPasskeyChallenge = (address: string): Promise<void> => passkeyChallenges.count(toAddressUnit(address));

/**
 * Counts a sign-in attempt by passkey before the passkey is checked.
 * @returns a function that resets the count
 * @throws TooManyRequests
 */
export async function countPasskeyTry(address: string): Promise<() => Promise<void>> {
  const owner = toAddressUnit(address);
  await passkeyTries.count(owner);
  return () => passkeyTries.release(owner);
}

/** Limits attempts to guess a code, which require the password. They can delay the owner but do not succeed. */
const secondFactors = delayLimit('second-factor');

/**
 * Counts an attempt at the second factor of a user before the code is checked. A limit per challenge is not enough, because a person with the
 * password can start any number of challenges.
 * @returns a function that resets the count
 * @throws TooManyRequests
 */
export async function countSecondFactor(userId: number): Promise<() => Promise<void>> {
  await secondFactors.count(String(userId));
  return () => secondFactors.forgive(String(userId));
}

const oldPasswords = delayLimit('old-password');

/**
 * Counts an attempt to enter the current password in a session before the password is checked.
 * @returns a function that resets the count
 * @throws TooManyRequests
 */
export async function countOldPassword(userId: number): Promise<() => Promise<void>> {
  await oldPasswords.count(String(userId));
  return () => oldPasswords.forgive(String(userId));
}

/** Limits registrations per network address, because they reveal whether an email address has an account. Many people may share an address. */
const registrations = rateLimit('registration');

/** Counts a registration. @throws TooManyRequests */
export const countRegistration = (address: string): Promise<void> => registrations.count(toAddressUnit(address));

const resetMailsOfAddress = rateLimit('reset-address');
const resetMailsPerEmail = rateLimit('reset-email');

/** Returns whether another reset email may be sent. The response to the request is the same in both cases. */
export async function mayMailReset({ email, address }: { email: string; address: string }): Promise<boolean> {
  return (await resetMailsOfAddress.isWithin(toAddressUnit(address))) && (await resetMailsPerEmail.isWithin(buildEmailKey(email)));
}

const confirmationMailsOfUser = rateLimit('confirmation-user');
const confirmationMailsPerEmail = rateLimit('confirmation-email');

/**
 * Counts a confirmation email per user and per email address, because the address may belong to another person.
 * @throws TooManyRequests
 */
export async function countConfirmationMail({ userId, email }: { userId: number; email: string }): Promise<void> {
  await confirmationMailsOfUser.count(String(userId));
  await confirmationMailsPerEmail.count(buildEmailKey(email));
}
