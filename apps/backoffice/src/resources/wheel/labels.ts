import type { AdminSpinRow } from '@selvedge/server/admin/marketing';
import { formatMoney } from '#fields/formats.ts';

export const prizeKindLabels: Readonly<Record<AdminSpinRow['kind'], string>> = {
  none: 'No prize',
  percent: 'Percentage',
  amount: 'Fixed amount',
  'free-delivery': 'Free delivery',
};

/** Describes the prize of a segment in one line. */
export function formatPrize({
  kind,
  percent,
  amount,
  minimum,
  currency,
}: Pick<AdminSpinRow, 'kind' | 'percent' | 'amount' | 'minimum' | 'currency'>): string {
  const gives = kind === 'percent' ? `${percent} % off` : kind === 'amount' ? `${formatMoney(amount ?? 0, currency)} off` : prizeKindLabels[kind];
  return minimum === null ? gives : `${gives}, from ${formatMoney(minimum, currency)}`;
}

/** Formats a share as a percentage with three significant digits, so that 0.01 % is not shown as 0 %. */
export const formatShare = (part: number, whole: number): string =>
  whole > 0 ? `${new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format((100 * part) / whole)} %` : '';
