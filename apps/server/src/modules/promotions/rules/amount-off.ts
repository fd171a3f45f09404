import type { Benefit, Discountable } from './benefit.ts';

/**
 * Takes off a fixed amount, at most the price of the goods.
 * @param amount minor units
 */
export const amountOff = ({ goods }: Discountable, amount: number): Benefit => ({ amount: Math.min(goods, amount), isDeliveryFree: false });
