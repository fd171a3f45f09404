import { z } from '@hono/zod-openapi';

const id = z.int32().positive();
/** Calendar days of the affiliate's reports, in UTC. */
const day = z.iso.date();
/** Major units. */
const amount = z.number();
const currency = z.string().length(3);

/** A rate that was used for a conversion. */
export const usedRateSchema = z
  .object({ currency, day, units: z.string().openapi({ description: 'Units of the currency for one euro, a decimal text' }), source: z.string() })
  .openapi('UsedExchangeRate');

/** A balance in another currency that a payout includes. */
export const payoutConversionSchema = z
  .object({ currency, amount, converted: amount.openapi({ description: 'In the currency of the payout' }), rates: z.array(usedRateSchema) })
  .openapi('PayoutConversion');

/** A payout, with the fields that the affiliate sees. */
export const affiliatePayoutSchema = z
  .object({
    id,
    number: z.string(),
    currency,
    amount,
    vat: amount,
    conversions: z.array(payoutConversionSchema),
    status: z.enum(['prepared', 'exported', 'paid', 'failed']),
    /** `DE… 4711`. */
    account: z.string(),
    periodFrom: day,
    periodUntil: day,
    preparedAt: z.string(),
    paidAt: z.string().nullable(),
    note: z.string(),
    hasInvoice: z.boolean(),
  })
  .openapi('AffiliatePayout');
export type AffiliatePayout = z.infer<typeof affiliatePayoutSchema>;
