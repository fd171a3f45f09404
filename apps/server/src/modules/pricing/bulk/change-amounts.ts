import { share } from '#kit/money';
import { computeMarketPrice, type PriceRounding } from '../market-price.ts';

/** The amounts and dates of a price; minor units. */
export interface PriceValues {
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
}

/** A change of one price, in the terms of its country. */
export interface AmountChange {
  kind: 'raise' | 'lower' | 'sale' | 'end-sale';
  /** By hundredths of a percent or by an amount in minor units; null: the sale ends. */
  by: { basisPoints: number } | { amount: number } | null;
  /** Null: the exact result, in minor units. */
  rounding: PriceRounding | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
}

/** Why a price is not changed. */
export type SkipReason = 'unchanged' | 'not-positive' | 'below-sale' | 'no-reduction' | 'no-sale';

const exact: PriceRounding = { step: 1, ending: 0 };

/**
 * Returns a price after a change, or the reason why it stays as it is. A raise or reduction of the regular price keeps the sale price. Rounding never
 * turns a raise into a reduction or the reverse.
 */
export function changeAmounts(before: PriceValues, { kind, by, rounding, saleFrom, saleUntil }: AmountChange): PriceValues | SkipReason {
  if (kind === 'end-sale' || by === null)
    return before.sale === null ? 'no-sale' : { regular: before.regular, sale: null, saleFrom: null, saleUntil: null };
  const difference = 'amount' in by ? by.amount : share(before.regular, by.basisPoints);
  const wanted = kind === 'raise' ? before.regular + difference : before.regular - difference;
  if (wanted <= 0) return 'not-positive';
  const rounded = computeMarketPrice(wanted, { numerator: 1, denominator: 1 }, rounding ?? exact);
  if (kind === 'sale') {
    if (rounded >= before.regular) return 'no-reduction';
    const after = { regular: before.regular, sale: rounded, saleFrom, saleUntil };
    return isSamePrice(before, after) ? 'unchanged' : after;
  }
  if (kind === 'raise' ? rounded <= before.regular : rounded >= before.regular) return 'unchanged';
  return before.sale !== null && before.sale >= rounded ? 'below-sale' : { ...before, regular: rounded };
}

export const isSamePrice = (a: PriceValues, b: PriceValues): boolean =>
  a.regular === b.regular &&
  a.sale === b.sale &&
  a.saleFrom?.getTime() === b.saleFrom?.getTime() &&
  a.saleUntil?.getTime() === b.saleUntil?.getTime();
