import { money, toMajor } from './money.ts';

/**
 * Formats an amount like the pages of the shop, with two decimals and the currency sign.
 * @param amount minor units @param tag BCP 47 @param currency ISO 4217
 */
export const formatPrice = (amount: number, { tag, currency }: { tag: string; currency: string }): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(toMajor(money(amount, currency)));
