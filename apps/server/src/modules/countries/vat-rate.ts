import { isInForce } from './dates.ts';
import { territoryOf, type PostalRule } from './territory.ts';

export interface VatRate {
  category: string;
  basisPoints: number;
  validFrom: string;
  validUntil: string | null;
}

/**
 * The rate, in basis points, for a category of goods delivered to a postal code on a day. A category without a rate of
 * its own has the standard one; a territory's own rate stands in for the standard one.
 * @param day ISO date, by the country's calendar
 * @returns undefined where no rate is in force
 */
export function vatRate(
  { rates, rules }: { rates: readonly VatRate[]; rules: readonly PostalRule[] },
  { category, day, postalCode }: { category: string; day: string; postalCode: string | undefined },
): number | undefined {
  const inForce = (of: string) =>
    rates.filter((rate) => rate.category === of && isInForce(rate, day)).sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
  const special = category === 'standard' ? undefined : inForce(category);
  if (special) return special.basisPoints;
  const territory = postalCode === undefined ? undefined : territoryOf(rules, postalCode, day);
  return territory?.vatBasisPoints ?? inForce('standard')?.basisPoints;
}
