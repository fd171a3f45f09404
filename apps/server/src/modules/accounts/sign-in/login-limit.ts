import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { computeGrowingDelay, toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { buildEmailKey } from '../email/email-key.ts';
import { devices, users } from '../tables.ts';
import { hashToken } from './token-hash.ts';

const quarterOfAnHour = 15 * 60;
const hour = 60 * 60;

/** Wrong attempts of one address at all accounts. */
const loginsOfAddress = rateLimit({ name: 'login-address', points: 100, seconds: quarterOfAnHour });
/** Attempts of one address at one account: prevents guessing. */
const loginsFromAddress = computeGrowingDelay({ name: 'login', free: 5, first: 30, longest: hour });
/** Attempts of all addresses at one account. The delays are short, because otherwise its owner could be locked out. */
const loginsOfAccount = computeGrowingDelay({ name: 'login-account', free: 20, first: 5, longest: 60 });
/** Attempts at one account from a browser that its owner has used: not delayed by the attempts of others. */
const loginsOfDevice = computeGrowingDelay({ name: 'login-device', free: 20, first: 5, longest: hour });

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
    await loginsOfAddress.giveBack(owner);
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

const passkeyTries = rateLimit({ name: 'passkey', points: 60, seconds: quarterOfAnHour });
const passkeyChallenges = rateLimit({ name: 'passkey-challenge', points: 300, seconds: quarterOfAnHour });

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
  return () => passkeyTries.giveBack(owner);
}

/** Code guesses need the password first. They can delay the owner but do not succeed. */
const secondFactors = computeGrowingDelay({ name: 'second-factor', free: 10, first: 30, longest: hour });

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

const oldPasswords = computeGrowingDelay({ name: 'old-password', free: 5, first: 30, longest: hour });

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
const registrations = rateLimit({ name: 'registration', points: 60, seconds: hour });

/** @throws TooManyRequests */
export const countRegistration = (address: string): Promise<void> => registrations.count(toAddressUnit(address));

const resetMailsOfAddress = rateLimit({ name: 'reset-address', points: 30, seconds: hour });
const resetMailsPerEmail = rateLimit({ name: 'reset-email', points: 5, seconds: hour });

/** Tells whether another reset email may be sent. The response to the request is the same either way. */
export async function mayMailReset({ email, address }: { email: string; address: string }): Promise<boolean> {
  return (await resetMailsOfAddress.isWithin(toAddressUnit(address))) && (await resetMailsPerEmail.isWithin(buildEmailKey(email)));
}

const confirmationMailsOfUser = rateLimit({ name: 'confirmation-user', points: 10, seconds: hour });
const confirmationMailsPerEmail = rateLimit({ name: 'confirmation-email', points: 5, seconds: hour });

/**
 * Counts a confirmation email, because the address may belong to another person.
 * @throws TooManyRequests
 */
export async function countConfirmationMail({ userId, email }: { userId: number; email: string }): Promise<void> {
  await confirmationMailsOfUser.count(String(userId));
  await confirmationMailsPerEmail.count(buildEmailKey(email));
}
