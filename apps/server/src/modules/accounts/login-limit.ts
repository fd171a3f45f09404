import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { growingDelay, ownerOf, rateLimit } from '#platform/rate-limit';
import { emailKey } from './email-key.ts';
import { devices, users } from './tables.ts';
import { tokenHash } from './token-hash.ts';

const quarterOfAnHour = 15 * 60;
const hour = 60 * 60;

/** One address's wrong tries at all accounts. */
const loginsOfAddress = rateLimit({ name: 'login-address', points: 100, seconds: quarterOfAnHour });
/** One address's at one account: what stops guessing. */
const loginsFromAddress = growingDelay({ name: 'login', free: 5, first: 30, longest: hour });
/** Everybody's at one account. Its waits stay short, or anybody could keep its owner out. */
const loginsOfAccount = growingDelay({ name: 'login-account', free: 20, first: 5, longest: 60 });
/** At one account from a browser that its owner has signed in with before: others' tries do not make it wait. */
const loginsOfDevice = growingDelay({ name: 'login-device', free: 20, first: 5, longest: hour });

interface LoginTry {
  email: string;
  /** As `callerAddress` gives it. */
  address: string;
  device?: string | undefined;
}

/**
 * Counts a sign-in before it is tried, whether or not there is such an account: by address, by account from that
 * address, and by account from everywhere.
 * @returns forgives it and those before it, for a sign-in that went well
 * @throws TooManyRequests
 */
export async function countLogin(db: Db, { email, address, device }: LoginTry): Promise<() => Promise<void>> {
  const [owner, account] = [ownerOf(address), emailKey(email)];
  await loginsOfAddress.count(owner);
  await loginsFromAddress.count(`${owner} ${account}`);
  const known = device !== undefined && (await isKnownDevice(db, account, device)) ? tokenHash(device) : undefined;
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
    .innerJoin(devices, and(eq(devices.userId, users.id), eq(devices.deviceHash, tokenHash(device))))
    .where(eq(users.email, email));
  return known !== undefined;
}

const passkeyTries = rateLimit({ name: 'passkey', points: 60, seconds: quarterOfAnHour });
const passkeyChallenges = rateLimit({ name: 'passkey-challenge', points: 300, seconds: quarterOfAnHour });

/** @throws TooManyRequests for an address that asks for too many challenges: each is kept for minutes */
export const countPasskeyChallenge = (address: string): Promise<void> => passkeyChallenges.count(ownerOf(address));

/**
 * Counts a sign-in by passkey before it is looked at.
 * @returns forgives it
 * @throws TooManyRequests
 */
export async function countPasskeyTry(address: string): Promise<() => Promise<void>> {
  const owner = ownerOf(address);
  await passkeyTries.count(owner);
  return () => passkeyTries.giveBack(owner);
}

/** Whoever tries codes knows the password: he can make its owner wait, and gets at no code. */
const secondFactors = growingDelay({ name: 'second-factor', free: 10, first: 30, longest: hour });

/**
 * Counts a try at somebody's second factor before it is looked at: five codes a challenge would be no limit, since whoever
 * knows the password gets as many challenges as he likes.
 * @returns forgives it and those before it
 * @throws TooManyRequests
 */
export async function countSecondFactor(userId: number): Promise<() => Promise<void>> {
  await secondFactors.count(String(userId));
  return () => secondFactors.forgive(String(userId));
}

const oldPasswords = growingDelay({ name: 'old-password', free: 5, first: 30, longest: hour });

/**
 * Counts a try at the password of somebody signed in, before it is looked at: where it is asked for once more.
 * @returns forgives it and those before it
 * @throws TooManyRequests
 */
export async function countOldPassword(userId: number): Promise<() => Promise<void>> {
  await oldPasswords.count(String(userId));
  return () => oldPasswords.forgive(String(userId));
}

/** Many people can share an address; each registration also tells one of them whether an e-mail is known. */
const registrations = rateLimit({ name: 'registration', points: 60, seconds: hour });

/** @throws TooManyRequests */
export const countRegistration = (address: string): Promise<void> => registrations.count(ownerOf(address));

const resetMailsOfAddress = rateLimit({ name: 'reset-address', points: 30, seconds: hour });
const resetMailsOfMailbox = rateLimit({ name: 'reset-mailbox', points: 5, seconds: hour });

/** Whether one more mail with a reset link may be written. Who asked hears the same either way. */
export async function mayMailReset({ email, address }: { email: string; address: string }): Promise<boolean> {
  return (await resetMailsOfAddress.isWithin(ownerOf(address))) && (await resetMailsOfMailbox.isWithin(emailKey(email)));
}

const confirmationMailsOfUser = rateLimit({ name: 'confirmation-user', points: 10, seconds: hour });
const confirmationMailsOfMailbox = rateLimit({ name: 'confirmation-mailbox', points: 5, seconds: hour });

/**
 * Counts a mail that asks a mailbox whether it is this user's: it may be a stranger's.
 * @throws TooManyRequests
 */
export async function countConfirmationMail({ userId, email }: { userId: number; email: string }): Promise<void> {
  await confirmationMailsOfUser.count(String(userId));
  await confirmationMailsOfMailbox.count(emailKey(email));
}
