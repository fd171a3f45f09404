import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { imageOf, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { Image } from './contract.ts';
import { pictureTexts, productMedia } from './tables.ts';

export interface ProductPicture extends StoredImage {
  /** The colour it shows; null: all. */
  colorId: number | null;
  /** What is to be seen on it; null: nobody has said in this language. */
  alt: string | null;
}

/**
 * The pictures of products in their order; one query however many products there are.
 * @param languageId of the words for them; left out: without words
 */
export async function picturesOf(db: Db, productIds: readonly number[], languageId?: number): Promise<Map<number, ProductPicture[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: productMedia.productId,
      colorId: productMedia.colorId,
      image: imageOf(productMedia.mediaId),
      alt: languageId === undefined ? sql<null>`null` : altIn(languageId),
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

/** Names its tables itself: in a select of one table columns come without theirs, and both have a `media_id`. */
const altIn = (languageId: number) => sql<string | null>`(
  select described.alt from ${pictureTexts} described where described.media_id = product_media.media_id and described.language_id = ${languageId})`;

/** The pictures that show a colour, its own before those that show all. */
export const picturesOfColor = (pictures: readonly ProductPicture[], colorId: number | null): ProductPicture[] => [
  ...pictures.filter((picture) => picture.colorId === colorId && colorId !== null),
  ...pictures.filter((picture) => picture.colorId === null),
];

/** The first of those, for a select list. Null where there is none. */
export const pictureIn = (productId: AnyPgColumn, colorId: AnyPgColumn): SQL<StoredImage | null> => sql<StoredImage | null>`(
  select ${imageOf(productMedia.mediaId)} from ${productMedia}
  where ${productMedia.productId} = ${productId} and (${productMedia.colorId} = ${colorId} or ${productMedia.colorId} is null)
  order by ${productMedia.colorId} is null, ${productMedia.position} limit 1)`;

export const withoutColor = ({ imageUrl, imageMimeType, width, height, alt }: ProductPicture): Image => ({
  imageUrl,
  imageMimeType,
  width,
  height,
  ...(alt !== null && { alt }),
});
