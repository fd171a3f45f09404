import { desc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateVatIdChecks } from './tables.ts';

/** The last check of a VAT id. */
export type VatIdCheck = Pick<typeof affiliateVatIdChecks.$inferSelect, 'vatId' | 'status' | 'consultation' | 'checkedAt'>;

/** Returns the last check of each VAT id of these affiliates, by affiliate and VAT id: {@link toCheckKey}. */
export async function findVatIdChecks(db: Db, affiliateIds: readonly number[]): Promise<ReadonlyMap<string, VatIdCheck>> {
  if (affiliateIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([affiliateVatIdChecks.affiliateId, affiliateVatIdChecks.vatId])
    .from(affiliateVatIdChecks)
    .where(inArray(affiliateVatIdChecks.affiliateId, [...affiliateIds]))
    .orderBy(affiliateVatIdChecks.affiliateId, affiliateVatIdChecks.vatId, desc(affiliateVatIdChecks.id));
  return new Map(rows.map((row) => [toCheckKey(row.affiliateId, row.vatId), row]));
}

export const toCheckKey = (affiliateId: number, vatId: string): string => `${affiliateId} ${vatId}`;
