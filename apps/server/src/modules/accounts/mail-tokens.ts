import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { days, hours, now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { LinkExpired } from './errors.ts';
import { accountTokens, type AccountTokenKind } from './tables.ts';
import { tokenHash } from './token-hash.ts';

/** How long a link of a mail holds, in ms. */
const holdsFor: Record<AccountTokenKind, number> = {
  'reset-password': hours(1),
  'confirm-email': days(7),
  'leave-email': days(1),
  'take-email': days(1),
  'invite-staff': days(7),
};

type Proof = Pick<typeof accountTokens.$inferSelect, 'userId' | 'kind' | 'email'>;

/**
 * Makes what a link in a mail proves with. Earlier ones go on holding: a mail that was sent twice must not carry a dead link.
 * @returns 256 random bits, base64url; only the hash is kept
 */
export async function issueToken(tx: Tx, proof: Proof): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + holdsFor[proof.kind]);
  await tx.insert(accountTokens).values({ ...proof, tokenHash: tokenHash(token), createdAt, expiresAt });
  return token;
}

/** Which row a token is, while it can be used. */
export const holding = (token: string, kinds: readonly AccountTokenKind[]) =>
  and(
    eq(accountTokens.tokenHash, tokenHash(token)),
    inArray(accountTokens.kind, [...kinds]),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now()),
  );

/**
 * Uses a token up: of two who try at once, one does.
 * @throws LinkExpired if it is unknown, of another kind, used or too old
 */
export async function spendToken(tx: Tx, token: string, kinds: readonly AccountTokenKind[]): Promise<Proof> {
  const [spent] = await tx
    .update(accountTokens)
    .set({ usedAt: now() })
    .where(holding(token, kinds))
    .returning({ userId: accountTokens.userId, kind: accountTokens.kind, email: accountTokens.email });
  if (!spent) throw new LinkExpired();
  return spent;
}

/** Makes links that were sent worth nothing. */
export async function revokeTokens(tx: Tx, userId: number, kinds: readonly AccountTokenKind[]): Promise<void> {
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, [...kinds])));
}
