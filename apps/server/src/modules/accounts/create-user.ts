import { InvalidInput } from '#kit/errors';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { UserExists } from './errors.ts';
import { hashPassword, passwordIssues } from './passwords.ts';
import { emailKey } from './email-key.ts';
import { userRoles, users } from './tables.ts';

interface NewUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userTypeIds: readonly number[];
}

/**
 * Makes an account that holds one or more user types.
 * @returns its id
 * @throws InvalidInput if the password breaks the rules
 * @throws UserExists if the e-mail has an account
 */
export async function createUser(db: Db, { email, password, firstName, lastName, userTypeIds }: NewUser): Promise<number> {
  const issues = passwordIssues(password);
  if (issues.length > 0) throw new InvalidInput(issues);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email: emailKey(email), passwordHash, firstName, lastName, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) throw new UserExists();
    await tx.insert(userRoles).values(userTypeIds.map((userTypeId) => ({ userId: user.id, userTypeId })));
    return user.id;
  });
}
