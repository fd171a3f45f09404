import { z } from '@hono/zod-openapi';
import { checkoutSchema, draftSchema } from '#contracts/checkout';
import { amountField, textField } from '#platform/request-fields';

const id = z.int32().positive();

export const newPhoneOrderSchema = z
  .object({ countryId: id, /** Id of the customer's account; null: a guest. */ customerId: id.nullable().default(null) })
  .openapi('NewPhoneOrder');

/** A telephone order in progress, in the format of the checkout, with the same prices. */
export const phoneOrderSchema = checkoutSchema.extend({ cartId: z.string() }).openapi('PhoneOrder');
export type PhoneOrder = z.infer<typeof phoneOrderSchema>;

export const phoneLineSchema = z.object({ variantId: id, quantity: z.int().min(0).max(10) }).openapi('PhoneOrderLine');
export const phoneDraftSchema = z.object({ form: draftSchema }).openapi('PhoneOrderDraft');

export const takePhoneOrderSchema = z
  .object({
    form: draftSchema,
    shownTotal: amountField,
    /** As the checkout returned it: a repeated submission creates one order. */
    idempotencyKey: textField.min(16).max(64),
    /** Language of the customer's mail. */
    languageId: id.default(1),
    customerId: id.nullable().default(null),
  })
  .openapi('TakePhoneOrder');

/** A variant that can be added to an order. */
export const sellableSchema = z
  .object({
    variantId: z.int(),
    productId: z.int(),
    sku: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
    imageUrl: z.string(),
    /** Current price, major units. */
    price: z.number(),
    currency: z.string(),
    free: z.int(),
  })
  .openapi('Sellable');
export type Sellable = z.infer<typeof sellableSchema>;
