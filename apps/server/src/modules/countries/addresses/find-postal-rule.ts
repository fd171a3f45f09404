import { isInForce } from '../dates.ts';

/** A rule for the postal codes that begin with digits from `fromCode` to `toCode`, inclusive. */
export interface PostalRule {
  fromCode: string;
  toCode: string;
  territory: string;
  isRefused: boolean;
  vatBasisPoints: number | null;
  validFrom: string;
  validUntil: string | null;
}

/**
 * Returns the rule that applies to a postal code, if any. Only digits count: `85 200`, `85200` and `GR-85200` are the same code.
 * If several match, the longest prefix wins.
 * @param day ISO date
 */
export function findPostalRule<Rule extends PostalRule>(rules: readonly Rule[], postalCode: string, day: string): Rule | undefined {
  const digits = postalCode.replace(/\D/g, '');
  return rules
    .filter((rule) => {
      const start = digits.slice(0, rule.fromCode.length);
      return isInForce(rule, day) && start.length === rule.fromCode.length && rule.fromCode <= start && start <= rule.toCode;
    })
    .sort((a, b) => b.fromCode.length - a.fromCode.length)[0];
}
