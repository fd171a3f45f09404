import type { Cart } from '@selvedge/server/contract';

/** Returns whether a cart qualifies for free delivery, by its value or by a promotion. */
export const isDeliveryFree = ({ freeDelivery, promotions }: Pick<Cart, 'freeDelivery' | 'promotions'>): boolean =>
  freeDelivery?.missing === 0 || promotions.some((promotion) => promotion.isDeliveryFree);
