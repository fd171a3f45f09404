import { z } from '@hono/zod-openapi';
import { colorSchema, imageSchema, sizeSchema } from '../catalog/contract.ts';
import { promotionsSchema } from '../promotions/contract.ts';

/** At most this many pieces of one variant: nobody holds more than a shopper would. */
export const maxQuantity = 10;
/** Different garments in one cart at most. */
export const maxLines = 100;

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

export const cartSchema = promotionsSchema
  .extend({
    id: z.string(),
    revision: z.int(),
    countryId: z.int(),
    currency: z.string(),
    lines: z.array(cartLineSchema),
    /** Pieces in all. */
    count: z.int(),
    /** Sum of the lines. */
    total: z.number(),
    /** The same less the discount: what the goods come to. Delivery is added at the checkout. */
    payable: z.number(),
    /** The same at prior prices, where a saving may be claimed. */
    priorTotal: z.number(),
    /**
     * The cheapest way to free delivery: from where, and how much is missing; null where nothing travels free. It counts what the
     * goods are worth before discounts; nothing is missing either where a promotion gives it.
     */
    freeDelivery: z.object({ from: z.number(), missing: z.number() }).nullable(),
  })
  .openapi('Cart');
export type Cart = z.infer<typeof cartSchema>;

/** What became of a guest's line when his cart was put together with the one that his account has. */
export const mergedLineSchema = z
  .object({
    name: z.string(),
    /** `joined`: added to what was there; `fewer`: as far as stock goes; `lost`: nothing of it can be had, or the cart is full. */
    change: z.enum(['joined', 'fewer', 'lost']),
    wanted: z.int(),
    quantity: z.int().openapi({ description: 'Pieces of it in the cart now' }),
  })
  .openapi('MergedLine');
export type MergedLine = z.infer<typeof mergedLineSchema>;

export const claimCartSchema = z
  .object({
    countryId: z.int().positive(),
    /** What was filled before signing in; it is used up. */
    guestCartId: z.string().max(64).nullish(),
  })
  .openapi('ClaimCart');

/** The cart of somebody who is signed in; null where he has none in this country. */
export const claimedCartSchema = z.object({ cart: cartSchema.nullable(), merged: z.array(mergedLineSchema) }).openapi('ClaimedCart');
export type ClaimedCart = z.infer<typeof claimedCartSchema>;
