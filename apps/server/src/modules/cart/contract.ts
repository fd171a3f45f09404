import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { colorSchema, imageSchema, sizeSchema } from '../catalog/contract.ts';
import { promotionsSchema } from '../promotions/contract.ts';
import { idField, textField } from '#platform/request-fields';

/** Maximum quantity of one variant: more is no normal purchase. */
export const maxQuantity = 10;
/** Maximum number of lines in a cart. */
export const maxLines = 100;

/** The specification uses objects with an id for products and values; plain ids are accepted too. */
const reference = z.union([idField, z.object({ id: idField })]).transform((value) => (typeof value === 'number' ? value : value.id));

export const newLineSchema = z
  .object({ productId: reference, color: reference.nullish(), size: reference, quantity: z.int().min(1).max(maxQuantity).default(1) })
  .openapi('NewCartLine');
export type NewLine = z.infer<typeof newLineSchema>;

/** The problem of a line, shown next to it. */
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
    image: makeNullable(imageSchema),
    color: makeNullable(colorSchema),
    size: sizeSchema,
    /** Category names separated by `>`. */
    categoriesArr: z.string(),
    /** Whether it is sealed for hygiene: the right of withdrawal ends when the seal is broken. */
    isHygiene: z.boolean(),
    quantity: z.int(),
    /** Available pieces, at most `maxQuantity`. */
    available: z.int(),
    currency: z.string(),
    unitPrice: z.number(),
    discountPrice: z.number(),
    priorPrice: z.number().nullable(),
    /** Quantity times discountPrice. */
    total: z.number(),
    problem: lineProblemSchema.nullable(),
    /** The price that was last shown, if it has changed since. */
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
    /** Total number of pieces. */
    count: z.int(),
    /** Sum of the lines. */
    total: z.number(),
    /** The total less discounts, without delivery. */
    payable: z.number(),
    /** The total at prior prices, where a saving may be claimed. */
    priorTotal: z.number(),
    /**
     * The lowest threshold for free delivery and the missing amount; null if no method is free. It counts the goods before discounts; nothing
     * is missing if a promotion makes delivery free.
     */
    freeDelivery: z.object({ from: z.number(), missing: z.number() }).nullable(),
    /** The price of the cheapest delivery for this cart, and the total with it; null if the country has no delivery method. */
    cheapestDelivery: z.object({ price: z.number(), total: z.number() }).nullable(),
  })
  .openapi('Cart');
export type Cart = z.infer<typeof cartSchema>;

/** The result for a line of the guest cart after merging. */
export const mergedLineSchema = z
  .object({
    name: z.string(),
    /** `joined`: added to the existing quantity; `fewer`: limited by stock; `lost`: not available, or the cart is full. */
    change: z.enum(['joined', 'fewer', 'lost']),
    wanted: z.int(),
    quantity: z.int().openapi({ description: 'The quantity in the cart' }),
  })
  .openapi('MergedLine');
export type MergedLine = z.infer<typeof mergedLineSchema>;

export const claimCartSchema = z
  .object({
    countryId: idField,
    /** The guest cart, which is deleted after merging. */
    guestCartId: textField.max(64).nullish(),
  })
  .openapi('ClaimCart');

/** The cart of a signed-in customer; null if there is none in this country. */
export const claimedCartSchema = z.object({ cart: makeNullable(cartSchema), merged: z.array(mergedLineSchema) }).openapi('ClaimedCart');
export type ClaimedCart = z.infer<typeof claimedCartSchema>;
