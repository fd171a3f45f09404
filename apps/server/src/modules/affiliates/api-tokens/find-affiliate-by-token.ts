import { and, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { hashToken, isApiTokenOpen, isLastUseOld, openUserIds } from '#modules/accounts';
import type { Db } from '#platform/database';
import type { AffiliateCaller } from '#platform/http';
import { affiliates } from '../tables.ts';
import type { ReportScope } from './report-scopes.ts';
import { affiliateApiTokens } from './tables.ts';

/**
 * Returns the affiliate and the scopes of a token. Stores the time of use.
 * @returns undefined for a token that is unknown, expired or revoked, for an affiliate who was deleted or rejected, and for a closed
 * account
 */
export async function findAffiliateByToken(db: Db, token: string): Promise<(AffiliateCaller & { scopes: ReportScope[] }) | undefined> {
  const at = now();
  const [found] = await db
    .select({
      ...{ tokenId: affiliateApiTokens.id, scopes: affiliateApiTokens.scopes, lastUsedAt: affiliateApiTokens.lastUsedAt },
      ...{ id: affiliates.id, userId: affiliates.userId, status: affiliates.status, timeZone: affiliates.timeZone },
    })
    .from(affiliateApiTokens)
    .innerJoin(affiliates, and(eq(affiliates.id, affiliateApiTokens.affiliateId), sql`${affiliates.userId} in (${openUserIds})`))
    .where(and(eq(affiliateApiTokens.tokenHash, hashToken(token)), isApiTokenOpen(affiliateApiTokens, at)));
  if (found?.userId == null) return undefined;
  const { tokenId, lastUsedAt, id, userId, status, timeZone, scopes } = found;
  if (status !== 'active' && status !== 'suspended') return undefined;
  if (isLastUseOld(lastUsedAt, at)) await db.update(affiliateApiTokens).set({ lastUsedAt: at }).where(eq(affiliateApiTokens.id, tokenId));
  return { id, userId, status, timeZone, scopes };
}
