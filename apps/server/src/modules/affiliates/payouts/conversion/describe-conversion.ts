import type { DocumentFormats } from '#modules/invoicing';
import type { ConvertedAmount } from './payout-conversion.ts';

/**
 * Describes a conversion without words, so that it can be computed: `RON 1,000.00 = €196.58 (€1 = 5.0871 RON, ECB, 27 November 2026)`.
 * @param targetCurrency of the converted amount
 */
export function describeConversion(
  { currency, amount, converted, from, to }: ConvertedAmount,
  targetCurrency: string,
  formats: Pick<DocumentFormats, 'amount' | 'decimal' | 'day'>,
): string {
  const rates = [from, to].flatMap((rate) =>
    rate ? [`1 EUR = ${formats.decimal(rate.units)} ${rate.currency}, ${rate.source}, ${formats.day(rate.day)}`] : [],
  );
  return `${formats.amount(amount, currency)} = ${formats.amount(converted, targetCurrency)} (${rates.join('; ')})`;
}

/** Describes the rates of a conversion for a file: `1 EUR = 5.0871 RON (ECB, 2026-11-27)`. */
export const listRateTexts = ({ from, to }: Pick<ConvertedAmount, 'from' | 'to'>): string =>
  [from, to].flatMap((rate) => (rate ? [`1 EUR = ${rate.units} ${rate.currency} (${rate.source}, ${rate.day})`] : [])).join('; ');
