import type { commissionRules } from '../tables.ts';

/** A version of a rule as it is kept. */
export type CommissionRule = typeof commissionRules.$inferSelect;

/** All that a rule may ask of an order line, as it was when the order was placed. */
export interface RuleFacts {
  affiliateId: number;
  groupId: number | null;
  tierId: number | null;
  productId: number | null;
  /** The product's category, then those above it, the nearest first. */
  categoryIds: readonly number[];
  brandId: number | null;
  countryId: number;
  customer: 'new' | 'returning';
}

/** What a line earns, and by which rule; `no-rule`: none held, so it earns nothing. */
export type Rate = { rule: CommissionRule; basisPoints: number } | { rule: null; basisPoints: 0; why: 'no-rule' };

/**
 * The rule that holds for a line: of those in force at that instant whose every condition is met the highest priority; of equals
 * the one that says more; then the higher rate; then the older rule. Who is paid says more than what is sold: a rule for the
 * affiliate himself goes before one for his group, that before his tier, then product, category (the nearer one), brand, country,
 * customer, and a rule that asks for one thing more goes before the same without it.
 * @param rules versions, in any order
 */
export function ruleFor(rules: readonly CommissionRule[], facts: RuleFacts, at: Date): Rate {
  const [best] = rules.filter((rule) => isInForce(rule, at) && holds(rule, facts)).sort((a, b) => outweighs(a, b, facts));
  return best ? { rule: best, basisPoints: best.basisPoints } : { rule: null, basisPoints: 0, why: 'no-rule' };
}

/** `validUntil` itself is no longer within it. */
export const isInForce = ({ validFrom, validUntil }: Pick<CommissionRule, 'validFrom' | 'validUntil'>, at: Date): boolean =>
  validFrom <= at && (validUntil === null || at < validUntil);

/** Whether a line meets every condition of a rule. */
export function holds(rule: CommissionRule, facts: RuleFacts): boolean {
  const isMet = <Value>(asked: Value | null, is: Value | null) => asked === null || asked === is;
  return (
    isMet(rule.affiliateId, facts.affiliateId) &&
    isMet(rule.groupId, facts.groupId) &&
    isMet(rule.tierId, facts.tierId) &&
    isMet(rule.productId, facts.productId) &&
    (rule.categoryId === null || facts.categoryIds.includes(rule.categoryId)) &&
    isMet(rule.brandId, facts.brandId) &&
    isMet(rule.countryId, facts.countryId) &&
    isMet(rule.customer, facts.customer)
  );
}

/** Negative: the first goes before the second. */
function outweighs(a: CommissionRule, b: CommissionRule, facts: RuleFacts): number {
  const [ofA, ofB] = [sayings(a, facts), sayings(b, facts)];
  const differing = ofA.findIndex((says, index) => says !== ofB[index]);
  return (
    b.priority - a.priority || (differing < 0 ? 0 : (ofB[differing] ?? 0) - (ofA[differing] ?? 0)) || b.basisPoints - a.basisPoints || a.id - b.id
  );
}

/** What a rule says, in the order of weight: 0 nothing, more for what is nearer. */
const sayings = (rule: CommissionRule, facts: RuleFacts): number[] => [
  ...[rule.affiliateId, rule.groupId, rule.tierId, rule.productId].map((asked) => (asked === null ? 0 : 1)),
  rule.categoryId === null ? 0 : facts.categoryIds.length - facts.categoryIds.indexOf(rule.categoryId),
  ...[rule.brandId, rule.countryId, rule.customer].map((asked) => (asked === null ? 0 : 1)),
];
