import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { delayLimit, toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { buildEmailKey } from '../email/email-key.ts';
import { devices, users } from '../tables.ts';
import { hashToken } from './token-hash.ts';

/** Wrong attempts of one address at all accounts. */
const loginsOfAddress = rateLimit('login-address');
/** Attempts of one address at one account: prevents guessing. */
const loginsFromAddress = delayLimit('login');
/** Attempts of all addresses at one account. The delays are short, because otherwise its owner could be locked out. */
const loginsOfAccount = delayLimit('login-account');
/** Attempts at one account from a browser that its owner has used: not delayed by the attempts of others. */
const loginsOfDevice = delayLimit('login-device');

interface LoginTry {
  email: string;
  /** From `getCallerAddress`. */
  address: string;
  device?: string | undefined;
}

/**
 * Counts a sign-in attempt before it is checked, whether or not the account exists: per address, per account and address, and per account.
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

/** @throws TooManyRequests for an address that requests too many challenges, which are stored for minutes */
export const countPasskeyChallenge = (address: string): Promise<void> => passkeyChallenges.count(toAddressUnit(address));

/**
 * Counts a sign-in by passkey before it is checked.
 * @returns a function that resets the count
 * @throws TooManyRequests
 */
export async function countPasskeyTry(address: string): Promise<() => Promise<void>> {
  const owner = toAddressUnit(address);
  await passkeyTries.count(owner);
  return () => passkeyTries.release(owner);
}

/** Code guesses need the password first. They can delay the owner but do not succeed. */
const secondFactors = delayLimit('second-factor');

/**
 * Counts an attempt at a user's second factor before it is checked. A limit per challenge is not enough, because the password gives any
 * number of challenges.
 * @returns a function that resets the count
 * @throws TooManyRequests
 */
export async function countSecondFactor(userId: number): Promise<() => Promise<void>> {
  await secondFactors.count(String(userId));
  return () => secondFactors.forgive(String(userId));
}

const oldPasswords = delayLimit('old-password');

/**
 * Counts a check of the current password in a session, before it is checked.
 * @returns a function that resets the count
 * @throws TooManyRequests
 */
export async function countOldPassword(userId: number): Promise<() => Promise<void>> {
  await oldPasswords.count(String(userId));
  return () => oldPasswords.forgive(String(userId));
}

/** Registrations per address, which many people may share. A registration also reveals whether an email address has an account. */
const registrations = rateLimit('registration');

/** @throws TooManyRequests */
export const countRegistration = (address: string): Promise<void> => registrations.count(toAddressUnit(address));

const resetMailsOfAddress = rateLimit('reset-address');
const resetMailsPerEmail = rateLimit('reset-email');

/** Tells whether another reset email may be sent. The response to the request is the same either way. */
export async function mayMailReset({ email, address }: { email: string; address: string }): Promise<boolean> {
  return (await resetMailsOfAddress.isWithin(toAddressUnit(address))) && (await resetMailsPerEmail.isWithin(buildEmailKey(email)));
}

const confirmationMailsOfUser = rateLimit('confirmation-user');
const confirmationMailsPerEmail = rateLimit('confirmation-email');

/**
 * Counts a confirmation email, because the address may belong to another person.
 * @throws TooManyRequests
 */
export async function countConfirmationMail({ userId, email }: { userId: number; email: string }): Promise<void> {
  await confirmationMailsOfUser.count(String(userId));
  await confirmationMailsPerEmail.count(buildEmailKey(email));
}
