import { amountOff } from './amount-off.ts';
import { nothing, type Benefit, type Discountable } from './benefit.ts';
import { percentOff } from './percent-off.ts';
import type { affiliateDiscounts } from './tables.ts';

/** What an affiliate may give those whom he sends; `uses` without those of orders that the present one takes the place of. */
export type AffiliateDiscount = Omit<typeof affiliateDiscounts.$inferSelect, 'name' | 'affiliateId' | 'createdAt'>;

/** What whoever is credited with an order gives its shopper. */
export interface AffiliateOffer {
  /** The affiliate's code; empty: nobody is credited. */
  code: string;
  discounts: readonly AffiliateDiscount[];
  /** The one that brought the shopper here; null: any that holds. */
  namedId: number | null;
  /** What the shopper has named himself, so that he is told why it does not apply; null: nothing. */
  brought: { id: number; problem: 'unknown' | 'not-active' | 'other-affiliate' | null } | null;
}

/** Why a discount does not apply: a stable code, and what its sentence needs. Amounts in minor units. */
export type AffiliateDiscountProblem =
  | { code: 'unknown' | 'not-active' | 'other-affiliate' | 'expired' | 'other-country' | 'used-up' | 'other-discount' | 'nothing-off' }
  | { code: 'not-yet'; from: Date }
  | { code: 'minimum'; minimum: number; missing: number };

/** For what a discount is to hold. Amounts in minor units of the country's currency. */
export interface AffiliateCase {
  at: Date;
  countryId: number;
  currency: string;
  /** After a discount goal. */
  left: Discountable;
}

/** What an offer comes to: the best of the discounts that hold, the named one before the others. */
export interface JudgedOffer {
  discount: AffiliateDiscount | null;
  benefit: Benefit | null;
  /** Of what the shopper has named; null: nothing stands in its way, or he has named nothing. */
  problem: AffiliateDiscountProblem | null;
}

export function judgeOffer(offer: AffiliateOffer, asked: AffiliateCase): JudgedOffer {
  const holding = offer.discounts
    .filter((discount) => affiliateDiscountProblem(discount, asked) === null)
    .map((discount) => ({ discount, benefit: affiliateBenefit(discount, asked) }))
    .sort((a, b) => Number(b.discount.id === offer.namedId) - Number(a.discount.id === offer.namedId) || b.benefit.amount - a.benefit.amount);
  const [best] = holding;
  if (best) return { ...best, problem: null };
  return { discount: null, benefit: null, problem: offer.brought && problemOf(offer, offer.brought, asked) };
}

function problemOf({ discounts }: AffiliateOffer, { id, problem }: NonNullable<AffiliateOffer['brought']>, asked: AffiliateCase) {
  if (problem) return { code: problem };
  const named = discounts.find((discount) => discount.id === id);
  return named ? affiliateDiscountProblem(named, asked) : { code: 'unknown' as const };
}

/** The first thing that stands in the way of a discount: what can't be mended before what can. */
function affiliateDiscountProblem(discount: AffiliateDiscount, asked: AffiliateCase): AffiliateDiscountProblem | null {
  const { at, countryId, currency, left } = asked;
  const { isActive, validFrom, validUntil, countryIds, kind, amounts, mostUses, uses, minimums } = discount;
  if (!isActive || (validUntil !== null && validUntil <= at)) return { code: 'expired' };
  if (validFrom !== null && validFrom > at) return { code: 'not-yet', from: validFrom };
  const isHere = countryIds === null || countryIds.includes(countryId);
  if (!isHere || (kind === 'amount' && amounts?.[currency] === undefined)) return { code: 'other-country' };
  if (mostUses !== null && uses >= mostUses) return { code: 'used-up' };
  const minimum = minimums?.[currency] ?? 0;
  if (left.goods < minimum) return { code: 'minimum', minimum, missing: minimum - left.goods };
  return affiliateBenefit(discount, asked).amount > 0 ? null : { code: 'nothing-off' };
}

function affiliateBenefit({ kind, basisPoints, amounts }: AffiliateDiscount, { currency, left }: AffiliateCase): Benefit {
  if (kind === 'percent') return percentOff(left, basisPoints ?? 0);
  const amount = amounts?.[currency];
  return amount === undefined ? nothing : amountOff(left, amount);
}
