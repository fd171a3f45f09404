import { z } from '@hono/zod-openapi';
import { productCardSchema, sizeSchema, variantSchema } from '../catalog/contract.ts';
import { idField } from '#platform/request-fields';

/** The specification's page size of a wishlist. */
export const wishesPerPage = 20;
/** Limit of wishes per user and country. */
export const maxWishes = 500;

export const newWishSchema = z.object({ userId: idField, productId: idField, countryId: idField }).openapi('NewWish');
export type NewWish = z.infer<typeof newWishSchema>;

export const wishRefSchema = z.object({ id: z.int().openapi({ description: 'The product id' }), wishlistId: z.int() }).openapi('WishRef');
export type WishRef = z.infer<typeof wishRefSchema>;

/** A product on a wishlist: its card, and the sizes needed to add it to the cart. */
export const wishedProductSchema = productCardSchema
  .extend({ sizes: z.array(sizeSchema), variants: z.array(variantSchema.pick({ id: true, colorId: true, sizeId: true, available: true })) })
  .openapi('WishedProduct');
export type WishedProduct = z.infer<typeof wishedProductSchema>;

export const wishSchema = wishedProductSchema
  .extend({
    wishlistId: z.int(),
    addedAt: z.string(),
    priceWhenAdded: z.number().nullable().openapi({ description: 'The price when added, in major units; only if the price has dropped since then' }),
    isBack: z.boolean().openapi({ description: 'True if the product was sold out when saved and is available now' }),
  })
  .openapi('Wish');
export type Wish = z.infer<typeof wishSchema>;

export const mergeWishesSchema = z
  .object({ userId: idField, countryId: idField, productIds: z.array(idField).max(maxWishes) })
  .openapi('MergeWishes');

/** Emails about price drops and products back in stock. */
export const wishNoticesSchema = z.object({ hasNotices: z.boolean() }).openapi('WishNotices');
export type WishNotices = z.infer<typeof wishNoticesSchema>;
