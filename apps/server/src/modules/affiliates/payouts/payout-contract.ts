import { z } from '@hono/zod-openapi';

const id = z.int32().positive();
/** Calendar days of the affiliate's reports, in UTC. */
const day = z.iso.date();
/** Major units. */
const amount = z.number();
const currency = z.string().length(3);

/** A payout, with the fields that the affiliate sees. */
export const affiliatePayoutSchema = z
  .object({
    id,
    number: z.string(),
    currency,
    amount,
    vat: amount,
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
