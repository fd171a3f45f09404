import { amountOff } from './amount-off.ts';
import type { Benefit, Discountable, DiscountTerms } from './benefit.ts';
import { freeDelivery } from './free-delivery.ts';
import { percentOff } from './percent-off.ts';

/** Returns what a promotion takes off, by its kind. */
export function computeBenefit({ kind, basisPoints, amount }: DiscountTerms, order: Discountable): Benefit {
  if (kind === 'percent') return percentOff(order, basisPoints ?? 0);
  return kind === 'amount' ? amountOff(order, amount ?? 0) : freeDelivery(order);
}
