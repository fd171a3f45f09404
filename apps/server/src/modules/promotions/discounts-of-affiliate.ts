import { desc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { amountsShown, type CurrencyAmount } from './amounts-by-currency.ts';
import { affiliateDiscounts } from './tables.ts';

/** What an affiliate may give, as he sees it: percent as 12.5, amounts in major units, instants as ISO. */
export interface OwnAffiliateDiscount {
  id: number;
  name: string;
  /** Why it does not hold now, or that it does. */
  status: 'active' | 'paused' | 'scheduled' | 'ended' | 'used-up';
  kind: 'percent' | 'amount';
  percent: number | null;
  amounts: CurrencyAmount[];
  minimums: CurrencyAmount[];
  /** Empty: everywhere. */
  countryIds: number[];
  validFrom: string | null;
  validUntil: string | null;
  mostUses: number | null;
  uses: number;
}

/** An affiliate's discounts, the newest first. */
export async function discountsOfAffiliate(db: Db, affiliateId: number): Promise<OwnAffiliateDiscount[]> {
  const rows = await db
    .select()
    .from(affiliateDiscounts)
    .where(eq(affiliateDiscounts.affiliateId, affiliateId))
    .orderBy(desc(affiliateDiscounts.createdAt), desc(affiliateDiscounts.id));
  const at = now();
  return rows.map(({ id, name, kind, basisPoints, amounts, minimums, countryIds, validFrom, validUntil, mostUses, uses, ...row }) => ({
    ...{ id, name, kind, status: statusOf({ ...row, validFrom, validUntil, mostUses, uses }, at) },
    percent: basisPoints === null ? null : basisPoints / 100,
    ...{ amounts: amountsShown(amounts), minimums: amountsShown(minimums), countryIds: countryIds ?? [] },
    ...{ validFrom: validFrom?.toISOString() ?? null, validUntil: validUntil?.toISOString() ?? null, mostUses, uses },
  }));
}

type Terms = Pick<typeof affiliateDiscounts.$inferSelect, 'isActive' | 'validFrom' | 'validUntil' | 'mostUses' | 'uses'>;

function statusOf({ isActive, validFrom, validUntil, mostUses, uses }: Terms, at: Date): OwnAffiliateDiscount['status'] {
  if (validUntil && validUntil <= at) return 'ended';
  if (mostUses !== null && uses >= mostUses) return 'used-up';
  if (!isActive) return 'paused';
  return validFrom && validFrom > at ? 'scheduled' : 'active';
}
