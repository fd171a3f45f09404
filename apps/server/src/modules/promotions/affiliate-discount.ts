import { amountOff } from './amount-off.ts';
import type { Benefit, Discountable } from './benefit.ts';
import { percentOff } from './percent-off.ts';

/** What an affiliate gives those whom he sends: a percentage (basis points), or an amount (minor units). */
export type AffiliateDiscount = { code: string; basisPoints: number } | { code: string; amount: number };

export const affiliateBenefit = (discount: AffiliateDiscount, order: Discountable): Benefit =>
  'basisPoints' in discount ? percentOff(order, discount.basisPoints) : amountOff(order, discount.amount);
