import { and, eq, isNull } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { listEmailIssues } from '../profile/check-person.ts';
import { buildEmailKey } from '../email/email-key.ts';
import { issueToken } from './mail-tokens.ts';
import { users } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A reset link was requested for an email address that may have no account. */
    'account.password-forgotten': { email: string; countryId: number; languageId: number };
  }
}

interface Forgotten {
  email: string;
  countryId: number;
  languageId: number;
}

/**
 * Requests an email with a reset link. Only the job looks up the account, so that neither the response nor its duration reveals the account.
 * The event contains no token.
 * @throws InvalidInput if the text is not an email address
 */
export async function forgotPassword(
  db: Db,
  { email, countryId, languageId }: Forgotten,
  { isWithin }: { /** Whether the rate limits allow another email. */ isWithin: boolean },
): Promise<void> {
  const issues = listEmailIssues(email);
  if (issues.length > 0) throw new InvalidInput(issues);
  if (!isWithin) return;
  await inTransaction(db, (tx) =>
    publish(tx, { type: 'account.password-forgotten', payload: { email: buildEmailKey(email), countryId, languageId } }),
  );
}

/** Creates the token for the reset email. @returns undefined if the address has no open account */
export async function issueResetToken(db: Db, email: string): Promise<{ userId: number; token: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.closedAt)));
    return user && { userId: user.id, token: await issueToken(tx, { userId: user.id, kind: 'reset-password', email }) };
  });
}
