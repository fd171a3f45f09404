import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isApiTokenOpen } from '#modules/accounts';
import type { Db } from '#platform/database';
import { ApiTokenNotFound } from '../errors.ts';
import { affiliateApiTokens } from './tables.ts';

/** Revokes a token at once. @throws ApiTokenNotFound also for another affiliate's token */
export async function revokeAffiliateApiToken(db: Db, { affiliateId, tokenId }: { affiliateId: number; tokenId: number }): Promise<void> {
  const at = now();
  const revoked = await db
    .update(affiliateApiTokens)
    .set({ revokedAt: at })
    .where(and(eq(affiliateApiTokens.id, tokenId), eq(affiliateApiTokens.affiliateId, affiliateId), isApiTokenOpen(affiliateApiTokens, at)))
    .returning({ id: affiliateApiTokens.id });
  if (revoked.length === 0) throw new ApiTokenNotFound();
}
