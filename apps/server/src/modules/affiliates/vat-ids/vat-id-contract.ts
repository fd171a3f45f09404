import { z } from '@hono/zod-openapi';

/** The last answer of VIES about an affiliate's VAT id. */
export const vatIdCheckSchema = z
  .object({
    status: z.enum(['valid', 'invalid', 'unreachable']),
    checkedAt: z.string(),
    /** The number by which VIES proves the request; empty: none. */
    consultation: z.string(),
  })
  .openapi('VatIdCheck');
