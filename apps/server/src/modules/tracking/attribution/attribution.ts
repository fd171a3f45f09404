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
