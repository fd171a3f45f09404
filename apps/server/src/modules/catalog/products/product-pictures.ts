import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { selectImage, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { Image } from '../contract.ts';
import { pictureTexts, productMedia } from '../tables.ts';

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
      alt: languageId === undefined ? sql<null>`null` : buildAltQuery(languageId),
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

/** Writes the table names explicitly, because a select from one table omits them and both tables have a `media_id`. */
const buildAltQuery = (languageId: number) => sql<string | null>`(
  select described.alt from ${pictureTexts} described where described.media_id = product_media.media_id and described.language_id = ${languageId})`;

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

export const removeColor = ({ imageUrl, imageMimeType, width, height, alt }: ProductPicture): Image => ({
  imageUrl,
  imageMimeType,
  width,
  height,
  ...(alt !== null && { alt }),
});
