import { allocate } from '#kit/money';
import type { Benefit, Discountable, DiscountLine } from './discount-rule.ts';

/** Returns the sum of amounts. */
export const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the price of the goods, minor units. */
export const sumGoods = (lines: readonly Pick<DiscountLine, 'amount'>[]): number => sumAmounts(lines.map(({ amount }) => amount));

/**
 * Allocates a discount to lines in proportion to their amounts, by largest remainder, so that the lines add up to it.
 * @param amount minor units; limited to the amounts of the lines
 */
export const spread = (amount: number, lines: readonly Pick<DiscountLine, 'amount'>[]): number[] =>
  allocate(
    Math.min(amount, sumGoods(lines)),
    lines.map((line) => line.amount),
  );

/** Returns a benefit that takes an amount off the whole order. */
export const takeOff = (amount: number, { lines }: Discountable): Benefit => ({ off: spread(amount, lines), isDeliveryFree: false });

/** Returns the value of a benefit to the shopper in minor units; free delivery counts as its price. */
export const computeWorth = ({ off, isDeliveryFree }: Benefit, { delivery }: Discountable): number =>
  sumAmounts(off) + (isDeliveryFree ? delivery : 0);

/** Returns the part of the order that can still be discounted after a benefit. */
export const getRemainder = ({ lines, delivery, currency }: Discountable, { off, isDeliveryFree }: Benefit): Discountable => ({
  lines: lines.map((line, index) => ({ ...line, amount: line.amount - (off[index] ?? 0) })),
  delivery: isDeliveryFree ? 0 : delivery,
  currency,
});
