import { desc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { toCurrencyAmounts, type CurrencyAmount } from '../rules/amounts-by-currency.ts';
import { affiliateDiscounts } from '../tables.ts';

/** A discount as its affiliate sees it: percent as 12.5, amounts in major units, instants as ISO. */
export interface AffiliateOwnedDiscount {
  id: number;
  name: string;
  /** Whether it applies now, or why not. */
  status: 'active' | 'paused' | 'scheduled' | 'ended' | 'used-up';
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: CurrencyAmount[];
  minimums: CurrencyAmount[];
  /** Empty: all countries. */
  countryIds: number[];
  validFrom: string | null;
  validUntil: string | null;
  mostUses: number | null;
  uses: number;
}

/** Returns an affiliate's discounts, the newest first. */
export async function listAffiliateDiscounts(db: Db, affiliateId: number): Promise<AffiliateOwnedDiscount[]> {
  const rows = await db
    .select()
    .from(affiliateDiscounts)
    .where(eq(affiliateDiscounts.affiliateId, affiliateId))
    .orderBy(desc(affiliateDiscounts.createdAt), desc(affiliateDiscounts.id));
  const at = now();
  return rows.map(({ id, name, kind, basisPoints, amounts, minimums, countryIds, validFrom, validUntil, mostUses, uses, ...row }) => ({
    ...{ id, name, kind, status: getStatus({ ...row, validFrom, validUntil, mostUses, uses }, at) },
    percent: basisPoints === null ? null : basisPoints / 100,
    ...{ amounts: toCurrencyAmounts(amounts), minimums: toCurrencyAmounts(minimums), countryIds: countryIds ?? [] },
    ...{ validFrom: validFrom?.toISOString() ?? null, validUntil: validUntil?.toISOString() ?? null, mostUses, uses },
  }));
}

type Terms = Pick<typeof affiliateDiscounts.$inferSelect, 'isActive' | 'validFrom' | 'validUntil' | 'mostUses' | 'uses'>;

function getStatus({ isActive, validFrom, validUntil, mostUses, uses }: Terms, at: Date): AffiliateOwnedDiscount['status'] {
  if (validUntil && validUntil <= at) return 'ended';
  if (mostUses !== null && uses >= mostUses) return 'used-up';
  if (!isActive) return 'paused';
  return validFrom && validFrom > at ? 'scheduled' : 'active';
}
