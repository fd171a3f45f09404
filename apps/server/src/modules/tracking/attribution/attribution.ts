import type { Campaign } from '../clicks/campaign.ts';
import type { ClickSignal } from '../signals/signal.ts';

/** Attribution rules by descending weight. */
export type AttributionRule = 'referral-code' | 'referral-discount' | 'touch' | 'customer-touch' | 'none';

/** A candidate in a stored attribution. */
export interface AttributionCandidate {
  rule: Exclude<AttributionRule, 'none'>;
  affiliateId: number | null;
  code: string;
  affiliateDiscountId: number | null;
  /** ISO 8601; null: the shopper used a code or discount instead. */
  touchedAt: string | null;
  /** Why the candidate was not credited; `credited`: it was. */
  verdict: 'credited' | 'unknown' | 'not-active' | 'expired' | 'outweighed';
}

/** A candidate for the attribution of an order, as of placing it. */
export interface CandidateTouch extends Campaign {
  rule: AttributionCandidate['rule'];
  /** Null: no affiliate has this code or discount. */
  affiliateId: number | null;
  code: string;
  /** Whether orders can be credited to the affiliate now. */
  isEarning: boolean;
  affiliateDiscountId: number | null;
  /** Whether the code was entered in the coupon field. */
  isTyped: boolean;
  /** Whether the address that came with the cart came from a paid ad. */
  hasClickId: boolean;
  /** Warning signs of the touch. */
  signals: readonly ClickSignal[];
  /** When the shopper followed the link or used the code; null: unknown, as for a code that the browser stores for 30 days. */
  at: Date | null;
}
