import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { buildEmailKey } from '../email/email-key.ts';
import { UserExists } from '../errors.ts';
import { hashPassword, listPasswordIssues } from '../passwords/passwords.ts';
import { userRoles, users } from '../tables.ts';
import { userType } from './user-types.ts';

interface UserDetails {
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone?: string;
  countryCode?: string;
  countryId?: number;
  languageId?: number;
  isSubscribed?: boolean;
  emailConfirmedAt?: Date;
  userTypeIds: readonly number[];
}

/**
 * Creates an account with one or more user types.
 * @returns the id of the account
 * @throws InvalidInput if the password breaks the rules
 * @throws UserExists if the email address has an account
 */
export async function createUser(db: Db, { password, ...details }: UserDetails & { password: string }): Promise<number> {
  const issues = listPasswordIssues(password);
  if (issues.length > 0) throw new InvalidInput(issues);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, (tx) => insertUser(tx, { ...details, passwordHash }));
}

/**
 * Creates an account with a password hash. The caller hashes the password before, because hashing takes too long for a transaction.
 * @throws UserExists
 */
export async function insertUser(tx: Tx, { email, userTypeIds, ...columns }: UserDetails & { passwordHash: string }): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ ...columns, email: buildEmailKey(email), createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) throw new UserExists();
  await tx.insert(userRoles).values(userTypeIds.map((userTypeId) => ({ userId: user.id, userTypeId })));
  return user.id;
}

/** Adds the affiliate type to an account. Other user types are kept. */
export async function grantAffiliateRole(tx: Tx, userId: number): Promise<void> {
  await tx.insert(userRoles).values({ userId, userTypeId: userType.affiliate }).onConflictDoNothing();
}
