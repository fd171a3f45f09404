import type { Benefit, Discountable } from './benefit.ts';

/** Delivery at no charge, where there is a charge that can be given up. */
export const freeDelivery = ({ delivery }: Discountable): Benefit => ({ amount: 0, isDeliveryFree: delivery > 0 });
