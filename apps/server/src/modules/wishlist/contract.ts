import { z } from '@hono/zod-openapi';
import { productCardSchema, sizeSchema, variantSchema } from '../catalog/contract.ts';

/** The specification's page of a wishlist. */
export const wishesPerPage = 20;
/** More than anybody wishes for. */
export const mostWishes = 500;

export const newWishSchema = z
  .object({ userId: z.int().positive(), productId: z.int().positive(), countryId: z.int().positive() })
  .openapi('NewWish');
export type NewWish = z.infer<typeof newWishSchema>;

export const wishRefSchema = z.object({ id: z.int().openapi({ description: "The product's" }), wishlistId: z.int() }).openapi('WishRef');
export type WishRef = z.infer<typeof wishRefSchema>;

/** A product as a wishlist shows it: its card, and what it takes to put one size of it into the cart. */
export const wishedProductSchema = productCardSchema
  .extend({ sizes: z.array(sizeSchema), variants: z.array(variantSchema.pick({ id: true, colorId: true, sizeId: true, available: true })) })
  .openapi('WishedProduct');
export type WishedProduct = z.infer<typeof wishedProductSchema>;

export const wishSchema = wishedProductSchema
  .extend({
    wishlistId: z.int(),
    addedAt: z.string(),
    priceWhenAdded: z.number().nullable().openapi({ description: 'Major units; only where it has fallen since' }),
    isBack: z.boolean().openapi({ description: 'It was sold out when it was saved, and can be bought now' }),
  })
  .openapi('Wish');
export type Wish = z.infer<typeof wishSchema>;

export const mergeWishesSchema = z
  .object({ userId: z.int().positive(), countryId: z.int().positive(), productIds: z.array(z.int().positive()).max(mostWishes) })
  .openapi('MergeWishes');

/** Mails of falling prices and of what is back. */
export const wishNoticesSchema = z.object({ hasNotices: z.boolean() }).openapi('WishNotices');
export type WishNotices = z.infer<typeof wishNoticesSchema>;
