import type { StaffSpinRow } from '@selvedge/server/admin/marketing';

export const kindWords: Readonly<Record<StaffSpinRow['kind'], string>> = {
  none: 'No prize',
  percent: 'Percent off',
  amount: 'An amount off',
  'free-delivery': 'Free delivery',
};

/** What a segment gives, in a line. */
export function prizeOf({
  kind,
  percent,
  amount,
  minimum,
  currency,
}: Pick<StaffSpinRow, 'kind' | 'percent' | 'amount' | 'minimum' | 'currency'>): string {
  const gives = kind === 'percent' ? `${percent} % off` : kind === 'amount' ? `${amount} ${currency} off` : kindWords[kind];
  return minimum === null ? gives : `${gives}, from ${minimum} ${currency}`;
}

/** A part of a whole, as people read it: 0.01 % is not nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format((100 * part) / whole)} %` : '';
