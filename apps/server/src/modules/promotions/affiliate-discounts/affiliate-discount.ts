import { findConditionProblem, findMinimumProblem, type ConditionProblem, type MinimumProblem } from '../rules/conditions.ts';
import { sumAmounts, sumGoods } from '../rules/benefit.ts';
import type { Benefit, Discountable } from '../rules/discount-rule.ts';
import { computeBenefit } from '../rules/discount-rules.ts';
import type { affiliateDiscounts } from '../tables.ts';

/** A discount that an affiliate gives to referred customers; `uses` excludes orders that the current one replaces. */
export type AffiliateDiscount = Omit<typeof affiliateDiscounts.$inferSelect, 'name' | 'affiliateId' | 'createdAt'>;

/** The discounts of the affiliate who is credited with an order. */
export interface AffiliateOffer {
  /** The affiliate's code; empty if no affiliate is credited. */
  code: string;
  discounts: readonly AffiliateDiscount[];
  /** The discount of the link that the shopper followed; null: any valid one. */
  namedId: number | null;
  /** The discount that the shopper has named, to explain why it does not apply; null: none. */
  namedDiscount: { id: number; problem: 'unknown' | 'not-active' | 'other-affiliate' | null } | null;
}

/** Why a discount does not apply: a stable code and the parameters of its message. Amounts in minor units. */
export type AffiliateDiscountProblem =
  | ConditionProblem
  | MinimumProblem
  | { code: 'unknown' | 'not-active' | 'other-affiliate' | 'other-discount' | 'nothing-off' };

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
  const problem = findConditionProblem(discount, asked) ?? findMinimumProblem(discount, asked.currency, sumGoods(asked.left.lines));
  if (problem) return problem;
  return sumAmounts(computeBenefit(discount, asked.left).off) > 0 ? null : { code: 'nothing-off' };
}
