import { and, inArray, isNull, like, not, or } from 'drizzle-orm';
import type { BulkProduct } from '#modules/catalog';
import { saveImages } from '#modules/media';
import type { Tx } from '#platform/transaction';
import { media } from '#tables/media';
import type { ValueIds } from './bring-products.ts';
import type { ProductToBring } from './product-to-bring.ts';
import { importedPath, STAND_IN_HEIGHT, STAND_IN_WIDTH, standIns } from './stand-in.ts';

/** Where a picture is kept: our own at its address, a merchant's at one made from it. */
export const picturePath = (url: string): string => (url.startsWith('/') ? url : importedPath(url));

/**
 * Pictures that are here; before the first of them has come, drawn ones stand in.
 * @returns for each product its pictures, null where they stay as they are
 */
export async function mediaOfProducts(tx: Tx, wanted: readonly ProductToBring[], ids: ValueIds): Promise<BulkProduct['media'][]> {
  const paths = [...new Set(wanted.flatMap(({ pictures }) => (pictures ?? []).map(({ url }) => picturePath(url))))];
  const here = await mediaHere(tx, paths);
  const colorId = (code: string | null): number | null => (code === null ? null : (ids.get(`color ${code}`) ?? null));
  const found = wanted.map(({ pictures }) =>
    (pictures ?? []).flatMap(({ url, colorCode }) => {
      const mediaId = here.get(picturePath(url));
      return mediaId === undefined ? [] : [{ mediaId, colorId: colorId(colorCode) }];
    }),
  );
  const drawn = wanted.map((product, index) => (product.pictures !== null && found[index]?.length === 0 ? standIns(product) : []));
  const mediaIds = await saveImages(
    tx,
    drawn.flat().map(({ imageUrl, drawing }) => ({ imageUrl, imageMimeType: 'image/webp', width: STAND_IN_WIDTH, height: STAND_IN_HEIGHT, drawing })),
  );
  let next = 0;
  return wanted.map(({ pictures }, index) => {
    const own = (drawn[index] ?? []).map(({ colorCode }) => ({ mediaId: mediaIds[next++] ?? 0, colorId: colorId(colorCode) }));
    return pictures === null ? null : own.length > 0 ? own : (found[index] ?? []);
  });
}

/** A merchant's picture is here once it was fetched: a drawing under its address is none. Our own drawings are pictures like others. */
export async function mediaHere(db: Pick<Tx, 'select'>, paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, imageUrl: media.imageUrl })
    .from(media)
    .where(and(inArray(media.imageUrl, [...paths]), or(isNull(media.drawing), not(like(media.imageUrl, '/media/imported/%')))));
  return new Map(rows.map(({ imageUrl, id }) => [imageUrl, id]));
}
