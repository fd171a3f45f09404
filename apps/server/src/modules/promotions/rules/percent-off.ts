import { share } from '#kit/money';
import type { Benefit, Discountable } from './benefit.ts';

/**
 * Takes off a percentage of the current price, rounded half away from zero.
 * @param basisPoints 1000 is 10 %
 */
export const percentOff = ({ goods }: Discountable, basisPoints: number): Benefit => ({
  amount: Math.min(goods, share(goods, basisPoints)),
  isDeliveryFree: false,
});
