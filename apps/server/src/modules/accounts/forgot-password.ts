import { and, eq, isNull } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { emailIssues } from './check-person.ts';
import { emailKey } from './email-key.ts';
import { issueToken } from './mail-tokens.ts';
import { users } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Somebody asks for a new password with an e-mail that may be nobody's. */
    'account.password-forgotten': { email: string; countryId: number; languageId: number };
  }
}

interface Forgotten {
  email: string;
  countryId: number;
  languageId: number;
}

/**
 * Asks for a mail with a reset link. Whether anybody has that e-mail is looked up by the job alone, so that neither the
 * answer nor its time tells, and no token stands in what is handed on.
 * @throws InvalidInput if it is no e-mail
 */
export async function forgotPassword(
  db: Db,
  { email, countryId, languageId }: Forgotten,
  { isWithin }: { /** Whether the limits allow one more mail. */ isWithin: boolean },
): Promise<void> {
  const issues = emailIssues(email);
  if (issues.length > 0) throw new InvalidInput(issues);
  if (!isWithin) return;
  await inTransaction(db, (tx) => publish(tx, { type: 'account.password-forgotten', payload: { email: emailKey(email), countryId, languageId } }));
}

/** Makes the link's token, for the job that mails it. @returns undefined if nobody has that e-mail, or his account is closed */
export async function issueResetToken(db: Db, email: string): Promise<{ userId: number; token: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.closedAt)));
    return user && { userId: user.id, token: await issueToken(tx, { userId: user.id, kind: 'reset-password', email }) };
  });
}
