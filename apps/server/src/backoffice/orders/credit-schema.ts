import { z } from '@hono/zod-openapi';
import { amountField } from '#platform/request-fields';

/** The affiliate credited with an order, and the commission. */
export const creditSchema = z.object({
  /** Null: none of the candidates could be credited. An empty name or code: the affiliate was erased. */
  affiliate: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
  rule: z.enum(['referral-code', 'referral-discount', 'touch', 'customer-touch', 'none']),
  source: z.string(),
  /** When the shopper followed the affiliate's link; null: unknown. */
  touchedAt: z.string().nullable(),
  candidates: z.array(
    z.object({
      rule: z.enum(['referral-code', 'referral-discount', 'touch', 'customer-touch']),
      affiliateId: z.int().nullable(),
      code: z.string(),
      touchedAt: z.string().nullable(),
      verdict: z.enum(['credited', 'unknown', 'not-active', 'expired', 'outweighed']),
    }),
  ),
  commissions: z.array(
    z.object({
      id: z.int(),
      productName: z.string(),
      quantity: z.int(),
      ratePercent: z.number(),
      /** Net of VAT, discounts and delivery. */
      base: amountField,
      earned: amountField,
      currency: z.string(),
      rule: z.string(),
      status: z.enum(['held', 'refused', 'returned', 'pending', 'approved', 'paid']),
    }),
  ),
});
