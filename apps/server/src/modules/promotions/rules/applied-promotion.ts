import type { Discount } from './discount-rules.ts';

/** A discount that was applied to an order at sale prices. */
export interface AppliedPromotion {
  kind: 'goal' | 'coupon' | 'affiliate';
  /** The coupon's code or the affiliate's; empty for a goal. */
  code: string;
  /** Minor units off the goods. */
  amount: number;
  /** Whether it makes delivery free. */
  isDeliveryFree: boolean;
  /** The discount itself, if the amount does not describe the benefit. */
  explained?: Discount;
}
