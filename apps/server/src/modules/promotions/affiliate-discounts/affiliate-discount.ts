import { sumAmounts, sumGoods } from '../rules/benefit.ts';
import type { Benefit, Discountable } from '../rules/discount-rule.ts';
import { computeBenefit, isInCurrency } from '../rules/discount-rules.ts';
import type { affiliateDiscounts } from '../tables.ts';

/** A discount that an affiliate gives to referred customers; `uses` excludes orders that the current one replaces. */
export type AffiliateDiscount = Omit<typeof affiliateDiscounts.$inferSelect, 'name' | 'affiliateId' | 'createdAt'>;

/** The discounts of the affiliate who is credited with an order. */
export interface AffiliateOffer {
  /** The affiliate's code; empty if nobody is credited. */
  code: string;
  discounts: readonly AffiliateDiscount[];
  /** The discount of the link that the shopper followed; null: any valid one. */
  namedId: number | null;
  /** The discount that the shopper has named, to explain why it does not apply; null: none. */
  namedDiscount: { id: number; problem: 'unknown' | 'not-active' | 'other-affiliate' | null } | null;
}

/** Why a discount does not apply: a stable code and the parameters of its message. Amounts in minor units. */
export type AffiliateDiscountProblem =
  | { code: 'unknown' | 'not-active' | 'other-affiliate' | 'expired' | 'other-country' | 'used-up' | 'other-discount' | 'nothing-off' }
  | { code: 'not-yet'; from: Date }
  | { code: 'minimum'; minimum: number; missing: number };

/** The order that a discount is checked for. Amounts in minor units of the country's currency. */
export interface AffiliateCase {
  at: Date;
  countryId: number;
  currency: string;
  /** The amounts after a discount goal. */
  left: Discountable;
}

/** The result of an offer: the best valid discount; the named one takes precedence. */
export interface JudgedOffer {
  discount: AffiliateDiscount | null;
  benefit: Benefit | null;
  /** The problem of the discount that the shopper has named; null if there is none. */
  problem: AffiliateDiscountProblem | null;
}

export function judgeOffer(offer: AffiliateOffer, asked: AffiliateCase): JudgedOffer {
  const holding = offer.discounts
    .filter((discount) => findAffiliateDiscountProblem(discount, asked) === null)
    .map((discount) => ({ discount, benefit: computeBenefit(discount, asked.left) }))
    .sort(
      (a, b) =>
        Number(b.discount.id === offer.namedId) - Number(a.discount.id === offer.namedId) || sumAmounts(b.benefit.off) - sumAmounts(a.benefit.off),
    );
  const [best] = holding;
  if (best) return { ...best, problem: null };
  return { discount: null, benefit: null, problem: offer.namedDiscount && findOfferProblem(offer, offer.namedDiscount, asked) };
}

function findOfferProblem({ discounts }: AffiliateOffer, { id, problem }: NonNullable<AffiliateOffer['namedDiscount']>, asked: AffiliateCase) {
  if (problem) return { code: problem };
  const named = discounts.find((discount) => discount.id === id);
  return named ? findAffiliateDiscountProblem(named, asked) : { code: 'unknown' as const };
}

/** Returns the first reason why a discount does not apply; reasons that the shopper cannot change come first. */
function findAffiliateDiscountProblem(discount: AffiliateDiscount, asked: AffiliateCase): AffiliateDiscountProblem | null {
  const { at, countryId, currency, left } = asked;
  const { isActive, validFrom, validUntil, countryIds, mostUses, uses, minimums } = discount;
  if (!isActive || (validUntil !== null && validUntil <= at)) return { code: 'expired' };
  if (validFrom !== null && validFrom > at) return { code: 'not-yet', from: validFrom };
  const isHere = countryIds === null || countryIds.includes(countryId);
  if (!isHere || !isInCurrency(discount, currency)) return { code: 'other-country' };
  if (mostUses !== null && uses >= mostUses) return { code: 'used-up' };
  const minimum = minimums?.[currency] ?? 0;
  const goods = sumGoods(left.lines);
  if (goods < minimum) return { code: 'minimum', minimum, missing: minimum - goods };
  return sumAmounts(computeBenefit(discount, left).off) > 0 ? null : { code: 'nothing-off' };
}
