import type { commissionRules } from './tables.ts';

/** A stored version of a rule. */
export type CommissionRule = typeof commissionRules.$inferSelect;

/** The facts about an order line that rules are matched with, as of placing the order. */
export interface RuleFacts {
  affiliateId: number;
  groupId: number | null;
  tierId: number | null;
  productId: number | null;
  /** The product's category, then its ancestors, the nearest first. */
  categoryIds: readonly number[];
  brandId: number | null;
  countryId: number;
  customer: 'new' | 'returning';
  /** The net value of the order in minor units. */
  basket: { currency: string; amount: number };
}

/** The rate of a line and its rule; `no-rule`: none matched, so it earns nothing. */
export type Rate = { rule: CommissionRule; basisPoints: number } | { rule: null; basisPoints: 0; why: 'no-rule' };

/**
 * Returns the rule for a line: of the versions in force whose conditions all match, the highest priority; then the more specific one;
 * then the higher rate; then the older rule. Conditions in order of weight: affiliate, group, tier, product, category (the nearer
 * one), brand, country, customer, minimum basket (the higher one). One more condition precedes the same without it.
 * @param rules versions, in any order
 */
export function chooseRate(rules: readonly CommissionRule[], facts: RuleFacts, at: Date): Rate {
  const [best] = rules.filter((rule) => isInForce(rule, at) && matchesRule(rule, facts)).sort((a, b) => compareRules(a, b, facts));
  return best ? { rule: best, basisPoints: best.basisPoints } : { rule: null, basisPoints: 0, why: 'no-rule' };
}

/** Returns whether a version is in force; `validUntil` is exclusive. */
export const isInForce = ({ validFrom, validUntil }: Pick<CommissionRule, 'validFrom' | 'validUntil'>, at: Date): boolean =>
  validFrom <= at && (validUntil === null || at < validUntil);

/** Returns whether a line meets every condition of a rule. */
export function matchesRule(rule: CommissionRule, facts: RuleFacts): boolean {
  const isMet = <Value>(condition: Value | null, is: Value | null) => condition === null || condition === is;
  return (
    isMet(rule.affiliateId, facts.affiliateId) &&
    isMet(rule.groupId, facts.groupId) &&
    isMet(rule.tierId, facts.tierId) &&
    isMet(rule.productId, facts.productId) &&
    (rule.categoryId === null || facts.categoryIds.includes(rule.categoryId)) &&
    isMet(rule.brandId, facts.brandId) &&
    isMet(rule.countryId, facts.countryId) &&
    isMet(rule.customer, facts.customer) &&
    getMinimum(rule, facts) <= facts.basket.amount
  );
}

/** Compares two rules; negative: the first has precedence. */
function compareRules(a: CommissionRule, b: CommissionRule, facts: RuleFacts): number {
  const [ofA, ofB] = [listConditionWeights(a, facts), listConditionWeights(b, facts)];
  const differing = ofA.findIndex((says, index) => says !== ofB[index]);
  return (
    b.priority - a.priority || (differing < 0 ? 0 : (ofB[differing] ?? 0) - (ofA[differing] ?? 0)) || b.basisPoints - a.basisPoints || a.id - b.id
  );
}

/** Returns the weight of each condition, the most important first: 0 for none, higher for a nearer category. */
const listConditionWeights = (rule: CommissionRule, facts: RuleFacts): number[] => [
  ...[rule.affiliateId, rule.groupId, rule.tierId, rule.productId].map((condition) => (condition === null ? 0 : 1)),
  rule.categoryId === null ? 0 : facts.categoryIds.length - facts.categoryIds.indexOf(rule.categoryId),
  ...[rule.brandId, rule.countryId, rule.customer].map((condition) => (condition === null ? 0 : 1)),
  getMinimum(rule, facts),
];

const getMinimum = ({ minimumBaskets }: CommissionRule, { basket }: RuleFacts): number => minimumBaskets[basket.currency] ?? 0;
