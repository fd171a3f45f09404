import { amountOff } from './amount-off.ts';
import { buyXGetY } from './buy-x-get-y.ts';
import type { Benefit, Discountable, DiscountRule, RuleTerms, RuleUse } from './discount-rule.ts';
import { freeDelivery } from './free-delivery.ts';
import { percentOff } from './percent-off.ts';

/** Every kind of discount. */
export const discountRules: readonly DiscountRule[] = [
  // One line per rule.
  percentOff,
  amountOff,
  freeDelivery,
  buyXGetY,
];

/** A discount as it is stored: the kind of its rule, and the rule's terms. */
export interface Discount {
  kind: string;
  terms: RuleTerms;
}

/** Returns the rule of a kind. @throws Error for an unknown kind */
export function getRule(kind: string): DiscountRule {
  const rule = discountRules.find((known) => known.kind === kind);
  if (!rule) throw new Error(`there is no discount rule ${kind}`);
  return rule;
}

/** Finds the rule of a kind that can be used in a place. @returns undefined if there is none */
export const findRule = (kind: string, use: RuleUse): DiscountRule | undefined =>
  discountRules.find((known) => known.kind === kind && known.uses.includes(use));

/** Returns the reductions that a discount gives. */
export const computeBenefit = ({ kind, terms }: Discount, order: Discountable): Benefit => getRule(kind).compute(order, terms);

/** Returns whether a discount applies in a currency: each of its amounts must name it. */
export const isInCurrency = ({ kind, terms }: Discount, currency: string): boolean =>
  Object.entries(getRule(kind).fields).every(([name, { type }]) => type !== 'amounts' || currency in Object(terms[name]));
