import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { secretId } from '#kit/ids';
import type { Db } from '#platform/database';
import { LoginFailed, SecondFactorRequired } from './errors.ts';
import { isPassword } from './passwords.ts';
import { sessions, userRoles, users } from './tables.ts';
import { needsSecondFactor } from './user-types.ts';

interface Credentials {
  email: string;
  password: string;
  userTypeId: number;
  /** The value that the browser was given when it signed in before. */
  device?: string | undefined;
}

export interface SignedIn {
  /** The user's. */
  id: number;
  /** 256 random bits; only its hash is kept. */
  token: string;
  userTypeId: number;
  expiresAt: Date;
  /** Random; the browser sends it with its next sign-in. */
  device: string;
}

/** How long somebody stays signed in, in ms. */
const sessionFor = days(30);

/**
 * Signs somebody in as one of the user types that he holds.
 * @throws LoginFailed whatever of it is wrong, after the same work
 * @throws SecondFactorRequired for staff, vendors and sellers
 */
export async function signIn(db: Db, { email, password, userTypeId, device = secretId() }: Credentials): Promise<SignedIn> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.userTypeId, userTypeId)))
    .where(eq(users.email, emailKey(email)));
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw new LoginFailed();
  if (needsSecondFactor(userTypeId)) throw new SecondFactorRequired();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + sessionFor);
  await db.insert(sessions).values({ tokenHash: tokenHash(token), userId: user.id, userTypeId, createdAt: now(), expiresAt });
  return { id: user.id, token, userTypeId, expiresAt, device };
}

/** @returns hex SHA-256: a token has 256 random bits, so that nothing slower is needed */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** E-mails are compared without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
