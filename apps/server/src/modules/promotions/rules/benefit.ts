/** The amounts that can be discounted. Minor units. */
export interface Discountable {
  /** The current price of the goods. */
  goods: number;
  /** What free delivery would save: 0 if delivery is already free, or if this method never is. */
  delivery: number;
}

/** What a promotion takes off. */
export interface Benefit {
  /** Minor units off the goods, at most their price. */
  amount: number;
  isDeliveryFree: boolean;
}

/** The terms of a promotion in one country's currency. */
export interface DiscountTerms {
  kind: 'percent' | 'amount' | 'free-delivery';
  /** For a percentage: 1000 is 10 %. */
  basisPoints: number | null;
  /** For an amount: minor units; null if it does not apply in this currency. */
  amount: number | null;
}

export const nothing: Benefit = { amount: 0, isDeliveryFree: false };

/** Returns the value of a benefit to the shopper in minor units; free delivery counts as its price. */
export const computeWorth = ({ amount, isDeliveryFree }: Benefit, { delivery }: Discountable): number => amount + (isDeliveryFree ? delivery : 0);
