/** Reads the demo's affiliates and their links as stored. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { affiliateCodeChecks } from '#modules/tracking';
import type { Db } from '#platform/database';
import { affiliateLinks } from './links/tables.ts';
import { affiliates } from './tables.ts';

export type AffiliateLinkRow = typeof affiliateLinks.$inferSelect;

/** Returns active affiliates with one of these codes. */
export async function listActiveAffiliates(
  db: Db,
  codes: readonly string[],
): Promise<{ id: number; code: string; countryIds: number[]; appliedAt: Date }[]> {
  return db
    .select({ id: affiliates.id, code: sql<string>`codes.code`, countryIds: affiliates.countryIds, appliedAt: affiliates.appliedAt })
    .from(affiliates)
    .innerJoin(sql`(${affiliateCodeChecks}) as codes`, sql`codes.affiliate_id = ${affiliates.id}`)
    .where(and(eq(affiliates.status, 'active'), sql`codes.code = any(${sql.param([...codes])}::text[])`))
    .orderBy(asc(affiliates.id));
}

/** Returns the links of an affiliate, the oldest first. */
export const listLinksOfAffiliate = (db: Db, affiliateId: number): Promise<AffiliateLinkRow[]> =>
  db.select().from(affiliateLinks).where(eq(affiliateLinks.affiliateId, affiliateId)).orderBy(asc(affiliateLinks.id));

/** Returns all links that are not archived, the oldest first. */
export const listCurrentLinks = (db: Db): Promise<AffiliateLinkRow[]> =>
  db.select().from(affiliateLinks).where(isNull(affiliateLinks.archivedAt)).orderBy(asc(affiliateLinks.id));
