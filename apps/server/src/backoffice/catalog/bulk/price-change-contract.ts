import { z } from '@hono/zod-openapi';
import { idField, textField } from '#platform/request-fields';
import { localTimeSchema } from '../product-contract.ts';

/** A price in major units of the country's currency, VAT included; dates in the country's local time. */
const shownPrice = z.object({ regular: z.number(), sale: z.number().nullable(), saleFrom: z.string().nullable(), saleUntil: z.string().nullable() });

const value = z.number('Enter a number').positive('Enter a number greater than 0');

export const priceRuleSchema = z
  .object({
    kind: z.enum(['raise', 'lower', 'sale', 'end-sale']),
    by: z
      .discriminatedUnion('unit', [
        z.object({ unit: z.literal('percent'), value: value.max(1000) }),
        z.object({ unit: z.literal('amount'), value: value.max(1_000_000), currency: textField.length(3) }),
      ])
      .nullable()
      .openapi({
        description:
          'Percent of the regular price, or an amount: in euros, which are converted by the exchange rate of each country, or in the currency of all selected countries. Null only for `end-sale`',
      }),
    isRounded: z.boolean().openapi({ description: 'Whether new amounts get the price endings of their country, such as x.99' }),
    countryIds: z.array(idField).min(1, 'Select a country').max(50).nullable().openapi({ description: 'Null: all countries' }),
    saleFrom: localTimeSchema,
    saleUntil: localTimeSchema,
  })
  .refine(({ kind, by }) => kind === 'end-sale' || by !== null, { path: ['by', 'value'], message: 'Enter a number' })
  .refine(({ kind, saleFrom, saleUntil }) => kind === 'sale' || (saleFrom === null && saleUntil === null), {
    path: ['saleFrom'],
    message: 'Only a sale has dates',
  })
  .openapi('PriceRule');
export type PriceRule = z.infer<typeof priceRuleSchema>;

export const pricePreviewSchema = z
  .object({
    changes: z.array(
      z.object({
        productId: z.int(),
        product: z.string(),
        /** Null: the price of the whole product. */
        sku: z.string().nullable(),
        countryId: z.int(),
        currency: z.string(),
        before: shownPrice,
        after: shownPrice,
        /** Null without a sale or a price history. */
        lowest: z.number().nullable().openapi({ description: 'The lowest price of the 30 days before the sale' }),
        isReductionShown: z.boolean().openapi({ description: 'Whether shoppers see the sale as a reduction' }),
      }),
    ),
    skipped: z.array(
      z.object({
        product: z.string(),
        sku: z.string().nullable(),
        countryId: z.int(),
        reason: z.enum(['unchanged', 'not-positive', 'below-sale', 'no-reduction', 'no-sale']),
      }),
    ),
    /** Sent back to apply exactly these changes. */
    revision: z.string(),
  })
  .openapi('PricePreview');
export type PricePreview = z.infer<typeof pricePreviewSchema>;
