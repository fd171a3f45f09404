import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { openUserIds } from '#modules/accounts';
import { getAffiliateCode } from '#modules/tracking';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';

/** Returns the secret of an affiliate's feed; null: no feed. */
export async function findFeedSecret(db: Db, affiliateId: number): Promise<string | null> {
  const [row] = await db.select({ secret: affiliates.feedSecret }).from(affiliates).where(eq(affiliates.id, affiliateId));
  return row?.secret ?? null;
}

/** Creates the secret of an affiliate's feed, unless there is one: the address stays the same until it is revoked. */
export async function createFeedSecret(db: Db, affiliateId: number): Promise<void> {
  // The prefix lets secret scanners recognise it.
  const feedSecret = `slvf_${randomBytes(32).toString('base64url')}`;
  await db
    .update(affiliates)
    .set({ feedSecret })
    .where(and(eq(affiliates.id, affiliateId), isNull(affiliates.feedSecret)));
}

/** Revokes the address of an affiliate's feed at once. */
export async function revokeFeedSecret(db: Db, affiliateId: number): Promise<void> {
  await db.update(affiliates).set({ feedSecret: null }).where(eq(affiliates.id, affiliateId));
}

/** Finds the active affiliate of a feed. @returns undefined for an unknown secret, an affiliate who is not active, and a closed account */
export async function findAffiliateByFeed(db: Db, secret: string): Promise<{ id: number; code: string } | undefined> {
  const [row] = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(and(eq(affiliates.feedSecret, secret), eq(affiliates.status, 'active'), sql`${affiliates.userId} in (${openUserIds})`));
  return row && { id: row.id, code: await getAffiliateCode(db, row.id) };
}
