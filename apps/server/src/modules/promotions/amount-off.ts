import type { Benefit, Discountable } from './benefit.ts';

/** A fixed amount, and never more than the goods still cost. @param amount minor units */
export const amountOff = ({ goods }: Discountable, amount: number): Benefit => ({ amount: Math.min(goods, amount), isDeliveryFree: false });
