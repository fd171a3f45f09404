/** What made an order cheaper than its lines at sale prices. */
export interface AppliedPromotion {
  kind: 'goal' | 'coupon' | 'affiliate';
  /** The coupon's code, or the affiliate's; empty for a goal. */
  code: string;
  /** Minor units off the goods. */
  amount: number;
  /** Whether delivery is free because of it. */
  isDeliveryFree: boolean;
}
