import { and, desc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isApiTokenOpen } from '#modules/accounts';
import type { Db } from '#platform/database';
import type { AffiliateApiToken } from './api-token-contract.ts';
import { affiliateApiTokens } from './tables.ts';

/** Lists an affiliate's tokens that are neither revoked nor expired, the newest first. */
export async function listAffiliateApiTokens(db: Db, affiliateId: number): Promise<AffiliateApiToken[]> {
  const rows = await db
    .select()
    .from(affiliateApiTokens)
    .where(and(eq(affiliateApiTokens.affiliateId, affiliateId), isApiTokenOpen(affiliateApiTokens, now())))
    .orderBy(desc(affiliateApiTokens.id));
  return rows.map(toAffiliateApiToken);
}

export const toAffiliateApiToken = (row: typeof affiliateApiTokens.$inferSelect): AffiliateApiToken => ({
  ...{ id: row.id, name: row.name, beginning: row.beginning, scopes: row.scopes, createdAt: row.createdAt.toISOString() },
  ...{ lastUsedAt: row.lastUsedAt?.toISOString() ?? null, expiresAt: row.expiresAt?.toISOString() ?? null },
});
