import { desc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { toCurrencyAmounts, type CurrencyAmount } from '../rules/amounts-by-currency.ts';
import { toFormTerms } from '../rules/rule-terms.ts';
import type { RuleField } from '../rules/discount-rule.ts';
import { getRule, type Discount } from '../rules/discount-rules.ts';
import { affiliateDiscounts } from '../tables.ts';

/** A discount as its affiliate sees it: percent as 12.5, amounts in major units, instants as ISO. */
export interface AffiliateOwnedDiscount {
  id: number;
  name: string;
  /** Whether it applies now, or why not. */
  status: 'active' | 'paused' | 'scheduled' | 'ended' | 'used-up';
  kind: string;
  /** The reduction: a percentage, or amounts. */
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
  return rows.map(({ id, name, kind, terms, minimums, countryIds, validFrom, validUntil, mostUses, uses, ...row }) => ({
    ...{ id, name, kind, status: getStatus({ ...row, validFrom, validUntil, mostUses, uses }, at) },
    ...toOrderDiscount({ kind, terms }),
    ...{ minimums: toCurrencyAmounts(minimums), countryIds: countryIds ?? [] },
    ...{ validFrom: validFrom?.toISOString() ?? null, validUntil: validUntil?.toISOString() ?? null, mostUses, uses },
  }));
}

/** Returns the reduction that a discount gives on the whole order. */
function toOrderDiscount(discount: Discount): Pick<AffiliateOwnedDiscount, 'percent' | 'amounts'> {
  const terms = toFormTerms(discount);
  const findValue = (type: RuleField['type']): unknown => {
    const field = Object.entries(getRule(discount.kind).fields).find(([, known]) => known.type === type);
    return field && terms[field[0]];
  };
  const [percent, amounts] = [findValue('percent'), findValue('amounts')];
  return { percent: typeof percent === 'number' ? percent : null, amounts: Array.isArray(amounts) ? (amounts as CurrencyAmount[]) : [] };
}

type Terms = Pick<typeof affiliateDiscounts.$inferSelect, 'isActive' | 'validFrom' | 'validUntil' | 'mostUses' | 'uses'>;

function getStatus({ isActive, validFrom, validUntil, mostUses, uses }: Terms, at: Date): AffiliateOwnedDiscount['status'] {
  if (validUntil && validUntil <= at) return 'ended';
  if (mostUses !== null && uses >= mostUses) return 'used-up';
  if (!isActive) return 'paused';
  return validFrom && validFrom > at ? 'scheduled' : 'active';
}
