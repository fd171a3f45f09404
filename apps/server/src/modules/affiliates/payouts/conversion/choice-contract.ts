import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { payoutConversionSchema } from '../payout-contract.ts';

const currency = z.string().length(3);

/** The currency in which an affiliate is paid, and what can be chosen. */
export const payoutChoiceSchema = z
  .object({
    /** Null: each balance is paid in its own currency. */
    currency: currency.nullable(),
    options: z.array(currency),
    /** An amount converted by the present rates; null: there are no rates. Major units. */
    example: makeNullable(
      payoutConversionSchema.extend({ targetCurrency: currency }).openapi('PayoutConversionExample', { description: 'An example of a conversion' }),
    ),
    /** Balances that wait for an exchange rate or for the check of the VAT id. */
    waits: z.array(z.object({ currency, wait: z.enum(['no-rate', 'vat-id-invalid', 'vat-id-unchecked']) })),
  })
  .openapi('PayoutCurrencyChoice');
export type PayoutChoice = z.infer<typeof payoutChoiceSchema>;
