import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { days, hours, now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { LinkExpired } from '../errors.ts';
import { accountTokens, type AccountTokenKind } from '../tables.ts';
import { hashToken } from '../sign-in/token-hash.ts';

/** Lifetime of the links in emails, in ms. */
const tokenLifetimes: Record<AccountTokenKind, number> = {
  'reset-password': hours(1),
  'confirm-email': days(7),
  'leave-email': days(1),
  'take-email': days(1),
  'invite-staff': days(7),
};

type Proof = Pick<typeof accountTokens.$inferSelect, 'userId' | 'kind' | 'email'>;

/**
 * Creates the token of a link in an email. Earlier tokens stay valid, so that the links in all emails work.
 * @returns 256 random bits, base64url; only the hash is stored
 */
export async function issueToken(tx: Tx, proof: Proof): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + tokenLifetimes[proof.kind]);
  await tx.insert(accountTokens).values({ ...proof, tokenHash: hashToken(token), createdAt, expiresAt });
  return token;
}

/** Matches the row of a valid token. */
export const matchesToken = (token: string, kinds: readonly AccountTokenKind[]) =>
  and(
    eq(accountTokens.tokenHash, hashToken(token)),
    inArray(accountTokens.kind, [...kinds]),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now()),
  );

/**
 * Marks a token as used. Only one of two concurrent requests succeeds.
 * @throws LinkExpired if the token is unknown, of another kind, used or expired
 */
export async function redeemToken(tx: Tx, token: string, kinds: readonly AccountTokenKind[]): Promise<Proof> {
  const [redeemed] = await tx
    .update(accountTokens)
    .set({ usedAt: now() })
    .where(matchesToken(token, kinds))
    .returning({ userId: accountTokens.userId, kind: accountTokens.kind, email: accountTokens.email });
  if (!redeemed) throw new LinkExpired();
  return redeemed;
}

/** Revokes links that were sent to a user. */
export async function revokeTokens(tx: Tx, userId: number, kinds: readonly AccountTokenKind[]): Promise<void> {
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, [...kinds])));
}
