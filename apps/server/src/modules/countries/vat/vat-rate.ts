import { isInForce } from '../dates.ts';
import { findPostalRule, type PostalRule } from '../addresses/find-postal-rule.ts';

export interface VatRate {
  category: string;
  basisPoints: number;
  validFrom: string;
  validUntil: string | null;
}

/**
 * Returns the rate of a category of goods delivered to a postal code on a day. A category without its own rate has the standard
 * rate; the rate of a territory replaces the standard rate.
 * @param day ISO date in the country's time zone
 * @returns basis points, or undefined if no rate is in force
 */
export function findVatRate(
  { rates, rules }: { rates: readonly VatRate[]; rules: readonly PostalRule[] },
  { category, day, postalCode }: { category: string; day: string; postalCode: string | undefined },
): number | undefined {
  const findRateInForce = (of: string) =>
    rates.filter((rate) => rate.category === of && isInForce(rate, day)).sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
  const special = category === 'standard' ? undefined : findRateInForce(category);
  if (special) return special.basisPoints;
  const territory = postalCode === undefined ? undefined : findPostalRule(rules, postalCode, day);
  return territory?.vatBasisPoints ?? findRateInForce('standard')?.basisPoints;
}
