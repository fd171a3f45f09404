import { z } from '@hono/zod-openapi';

/** A way to pay that a country can offer. */
export const paymentMethodChoiceSchema = z
  .object({
    code: z.string(),
    /** In English. */
    name: z.string(),
    provider: z.string(),
    providerName: z.string(),
    /** ISO 4217 codes in which it can be paid, and codes of the countries in which it can be used; null: all. */
    currencies: z.array(z.string()).nullable(),
    countries: z.array(z.string()).nullable(),
    /** Whether it is paid after checkout, so that the result comes days later. */
    isPaidLater: z.boolean(),
    /** Refunds that the provider sends; the others are sent by hand. */
    refunds: z.enum(['partial', 'whole', 'none']),
  })
  .openapi('AdminPaymentMethodChoice');
export type PaymentMethodChoice = z.infer<typeof paymentMethodChoiceSchema>;
