/** By what an order is credited to an affiliate, in the order of their weight. */
export type AttributionRule = 'brought-code' | 'brought-discount' | 'touch' | 'customer-touch' | 'none';

/** Somebody who was in question for an order. */
export interface AttributionCandidate {
  rule: Exclude<AttributionRule, 'none'>;
  affiliateId: number | null;
  code: string;
  affiliateDiscountId: number | null;
  /** ISO 8601; null: brought along by the shopper. */
  touchedAt: string | null;
  /** Why he is not the one; `credited`: he is. */
  verdict: 'credited' | 'unknown' | 'not-active' | 'expired' | 'outweighed';
}
