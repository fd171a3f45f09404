import { z } from '@hono/zod-openapi';
import { colorSchema, imageSchema, sizeSchema } from '../catalog/contract.ts';

/** At most this many pieces of one variant: nobody holds more than a shopper would. */
export const maxQuantity = 10;

/** The specification writes a product or a value as an object with an id; a plain id is as good. */
const reference = z
  .union([z.int().positive(), z.object({ id: z.int().positive() })])
  .transform((value) => (typeof value === 'number' ? value : value.id));

export const newLineSchema = z
  .object({ productId: reference, color: reference.nullish(), size: reference, quantity: z.int().min(1).max(maxQuantity).default(1) })
  .openapi('NewCartLine');
export type NewLine = z.infer<typeof newLineSchema>;

/** What is wrong with a line, told beside it. */
export const lineProblemSchema = z.enum(['sold-out', 'fewer-left', 'price-changed', 'unavailable']);

export const cartLineSchema = z
  .object({
    id: z.int(),
    productId: z.int(),
    variantId: z.int(),
    sku: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    image: imageSchema.nullable(),
    color: colorSchema.nullable(),
    size: sizeSchema,
    /** Category names separated by `>`. */
    categoriesArr: z.string(),
    quantity: z.int(),
    /** Pieces that can be had now, at most `maxQuantity`. */
    available: z.int(),
    currency: z.string(),
    unitPrice: z.number(),
    discountPrice: z.number(),
    priorPrice: z.number().nullable(),
    /** Quantity times discountPrice. */
    total: z.number(),
    problem: lineProblemSchema.nullable(),
    /** The price last shown, where it has changed since. */
    shownPrice: z.number().nullable(),
  })
  .openapi('CartLine');
export type CartLine = z.infer<typeof cartLineSchema>;

export const cartSchema = z
  .object({
    id: z.string(),
    revision: z.int(),
    countryId: z.int(),
    currency: z.string(),
    lines: z.array(cartLineSchema),
    /** Pieces in all. */
    count: z.int(),
    /** Sum of the lines. */
    total: z.number(),
    /** The same at prior prices, where a saving may be claimed. */
    priorTotal: z.number(),
    /** The cheapest way to free delivery: from where, and how much is missing; null where nothing travels free. */
    freeDelivery: z.object({ from: z.number(), missing: z.number() }).nullable(),
  })
  .openapi('Cart');
export type Cart = z.infer<typeof cartSchema>;
