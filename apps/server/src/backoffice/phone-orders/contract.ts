import { z } from '@hono/zod-openapi';
import { checkoutSchema, draftSchema } from '#contracts/checkout';

const id = z.int32().positive();

export const newPhoneOrderSchema = z
  .object({ countryId: id, /** Whose account; null: a guest. */ customerId: id.nullable().default(null) })
  .openapi('NewPhoneOrder');

/** An order that is being taken: as the checkout shows it, so that it costs what it would cost there. */
export const phoneOrderSchema = checkoutSchema.extend({ cartId: z.string() }).openapi('PhoneOrder');
export type PhoneOrder = z.infer<typeof phoneOrderSchema>;

export const phoneLineSchema = z.object({ variantId: id, quantity: z.int().min(0).max(10) }).openapi('PhoneOrderLine');
export const phoneDraftSchema = z.object({ form: draftSchema }).openapi('PhoneOrderDraft');

export const takePhoneOrderSchema = z
  .object({
    form: draftSchema,
    shownTotal: z.number(),
    /** As the checkout answered it: pressed twice, it is one order. */
    idempotencyKey: z.string().min(16).max(64),
    /** In which its buyer is written to. */
    languageId: id.default(1),
    customerId: id.nullable().default(null),
  })
  .openapi('TakePhoneOrder');

/** Something that can be put into an order. */
export const sellableSchema = z
  .object({
    variantId: z.int(),
    productId: z.int(),
    sku: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
    imageUrl: z.string(),
    /** Today, major units. */
    price: z.number(),
    currency: z.string(),
    free: z.int(),
  })
  .openapi('Sellable');
export type Sellable = z.infer<typeof sellableSchema>;
