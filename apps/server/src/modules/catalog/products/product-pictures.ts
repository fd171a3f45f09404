import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { selectAltText, selectImage, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { Image } from '../contract.ts';
import { productMedia } from '../tables.ts';

export interface ProductPicture extends StoredImage {
  /** The colour it shows; null: all colours. */
  colorId: number | null;
  /** The alternative text; null if there is none in this language. */
  alt: string | null;
}

/**
 * Returns the images of products in display order, with one query for any number of products.
 * @param languageId the language of the alternative texts; default: without texts
 */
export async function listPicturesByProduct(db: Db, productIds: readonly number[], languageId?: number): Promise<Map<number, ProductPicture[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: productMedia.productId,
      colorId: productMedia.colorId,
      image: selectImage(productMedia.mediaId),
      alt: languageId === undefined ? sql<null>`null` : selectAltText(sql`product_media.media_id`, languageId),
    })
    .from(productMedia)
    .where(inArray(productMedia.productId, [...productIds]))
    .orderBy(asc(productMedia.productId), asc(productMedia.position));
  const pictures = new Map<number, ProductPicture[]>();
  for (const { productId, colorId, image, alt } of rows) {
    if (!image) continue;
    const ofProduct = pictures.get(productId) ?? [];
    ofProduct.push({ ...image, colorId, alt });
    pictures.set(productId, ofProduct);
  }
  return pictures;
}

/** Returns the images of a colour, then the images for all colours. */
export const listColorPictures = (pictures: readonly ProductPicture[], colorId: number | null): ProductPicture[] => [
  ...pictures.filter((picture) => picture.colorId === colorId && colorId !== null),
  ...pictures.filter((picture) => picture.colorId === null),
];

/** Selects the first image of a colour, for a select list; null if the colour has no image. */
export const buildPictureQuery = (productId: AnyPgColumn, colorId: AnyPgColumn): SQL<StoredImage | null> => sql<StoredImage | null>`(
  select ${selectImage(productMedia.mediaId)} from ${productMedia}
  where ${productMedia.productId} = ${productId} and (${productMedia.colorId} = ${colorId} or ${productMedia.colorId} is null)
  order by ${productMedia.colorId} is null, ${productMedia.position} limit 1)`;

export const removeColor = ({ imageUrl, imageMimeType, width, height, focus, alt }: ProductPicture): Image => ({
  imageUrl,
  imageMimeType,
  width,
  height,
  ...(focus !== undefined && { focus }),
  ...(alt !== null && { alt }),
});
