import { convertAmount, type ExchangeRate } from '#modules/exchange-rates';

/** A rate as it was used: units of the currency for one euro. Null: the euro itself. */
export type UsedRate = ExchangeRate | null;

/** An amount in another currency, with the rates of both currencies. Minor units. */
export interface ConvertedAmount {
  currency: string;
  amount: number;
  /** In the currency to which it was converted. */
  converted: number;
  from: UsedRate;
  to: UsedRate;
}

/** A balance that a payout includes, and the range of its ledger entries; the last one is the conversion. */
export interface ConvertedBalance extends ConvertedAmount {
  firstSequence: number;
  lastSequence: number;
}

/** What a payout converts. */
export interface PayoutConversion {
  balances: ConvertedBalance[];
  /**
   * The VAT in the currency of the merchant's country, where it is due (Directive 2006/112/EC, Art. 230): `amount` is in the currency of the
   * payout, `converted` in the merchant's. Null: the payout has no VAT, or is in that currency.
   */
  vat: (ConvertedAmount & { targetCurrency: string }) | null;
}

/** Finds the last usable rate of a currency; undefined: none, or too old. */
export type FindRate = (currency: string) => UsedRate | undefined;

/**
 * Converts an amount by the last rates, rounded once, half away from zero: to cents as every other amount of the shop.
 * @returns undefined if one of the two rates is missing or too old
 */
export function convertToPayout(
  { currency, amount }: { currency: string; amount: number },
  targetCurrency: string,
  findRate: FindRate,
): ConvertedAmount | undefined {
  const from = findRate(currency);
  const to = findRate(targetCurrency);
  if (from === undefined || to === undefined) return undefined;
  return { currency, amount, converted: computeConverted({ currency, amount, from, to }, targetCurrency), from, to };
}

/** Computes the converted amount from stored rates, to convert and to verify. Minor units. */
export const computeConverted = ({ currency, amount, from, to }: Omit<ConvertedAmount, 'converted'>, targetCurrency: string): number =>
  convertAmount(amount, { from: { currency, units: from?.units ?? '1' }, to: { currency: targetCurrency, units: to?.units ?? '1' } });
