/** What there is to take something off. Minor units. */
export interface Discountable {
  /** What the goods still cost. */
  goods: number;
  /** What free delivery would save: 0 where it is free already, or where this way of delivering never is. */
  delivery: number;
}

/** What a promotion takes off. */
export interface Benefit {
  /** Minor units off the goods; never more than they cost. */
  amount: number;
  isDeliveryFree: boolean;
}

/** How a promotion takes something off, in one country's currency. */
export interface DiscountTerms {
  kind: 'percent' | 'amount' | 'free-delivery';
  /** Of a percentage: 1000 is 10 %. */
  basisPoints: number | null;
  /** Of an amount: minor units; null: it takes off nothing in this currency. */
  amount: number | null;
}

export const nothing: Benefit = { amount: 0, isDeliveryFree: false };

/** What a benefit is worth to the shopper, minor units: free delivery counts as what it saves. */
export const worthOf = ({ amount, isDeliveryFree }: Benefit, { delivery }: Discountable): number => amount + (isDeliveryFree ? delivery : 0);
