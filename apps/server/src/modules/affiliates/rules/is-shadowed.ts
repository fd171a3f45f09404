import type { CommissionRule } from './choose-rate.ts';

interface ShadowFacts {
  /** The currency of the country. */
  currency: string;
  categories: ReadonlyMap<number, { parentId: number | null }>;
}

/** Conditions that match one record each. */
const conditions = ['affiliateId', 'groupId', 'tierId', 'productId', 'brandId', 'countryId', 'customer'] as const;

/**
 * Returns whether a rule never applies in a currency, because another rule with precedence applies to each order line that it matches.
 * @param rules versions in force, in any order
 */
export const isShadowed = (rule: CommissionRule, rules: readonly CommissionRule[], facts: ShadowFacts): boolean =>
  rules.some((other) => other.id !== rule.id && covers(other, rule, facts) && precedes(other, rule, facts));

/** Returns whether a rule applies to each line to which another one applies. */
function covers(general: CommissionRule, special: CommissionRule, facts: ShadowFacts): boolean {
  return (
    conditions.every((name) => general[name] === null || general[name] === special[name]) &&
    coversCategory(general.categoryId, special.categoryId, facts) &&
    getMinimum(general, facts) <= getMinimum(special, facts)
  );
}

function coversCategory(general: number | null, special: number | null, { categories }: ShadowFacts): boolean {
  if (general === null) return true;
  for (let id = special; id !== null; id = categories.get(id)?.parentId ?? null) if (id === general) return true;
  return false;
}

/** Returns whether a rule that covers another one has precedence: with the same priority only if their conditions are the same. */
function precedes(general: CommissionRule, special: CommissionRule, facts: ShadowFacts): boolean {
  if (general.priority !== special.priority) return general.priority > special.priority;
  const areSame =
    conditions.every((name) => general[name] === special[name]) &&
    general.categoryId === special.categoryId &&
    getMinimum(general, facts) === getMinimum(special, facts);
  return areSame && (general.basisPoints > special.basisPoints || (general.basisPoints === special.basisPoints && general.id < special.id));
}

const getMinimum = ({ minimumBaskets }: CommissionRule, { currency }: ShadowFacts): number => minimumBaskets[currency] ?? 0;
