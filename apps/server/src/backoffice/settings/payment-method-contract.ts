import { z } from '@hono/zod-openapi';

/** A way to pay that a country can offer. */
export const paymentMethodChoiceSchema = z
  .object({
    code: z.string(),
    /** In English. */
    name: z.string(),
    provider: z.string(),
    providerName: z.string(),
    /** ISO 4217 codes that the provider accepts, and codes of the countries in which it can be used; null: all. */
    currencies: z.array(z.string()).nullable(),
    countries: z.array(z.string()).nullable(),
  })
  .openapi('AdminPaymentMethodChoice');
export type PaymentMethodChoice = z.infer<typeof paymentMethodChoiceSchema>;
