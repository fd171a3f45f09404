import type { Benefit, Discountable } from './benefit.ts';

/** Makes delivery free if it has a charge that can be waived. */
export const freeDelivery = ({ delivery }: Discountable): Benefit => ({ amount: 0, isDeliveryFree: delivery > 0 });
