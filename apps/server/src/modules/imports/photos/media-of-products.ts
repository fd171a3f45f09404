import type { BulkProduct } from '#modules/catalog';
import { findStoredImages, saveImages } from '#modules/media';
import type { Tx } from '#platform/transaction';
import type { ProductToImport, ValueIds } from '../products/import-types.ts';
import { toImportedPath, PLACEHOLDER_HEIGHT, PLACEHOLDER_WIDTH, buildPlaceholderPictures } from './placeholder-pictures.ts';

/** Returns the path of an image: our own at its address, a merchant's at one derived from it. */
export const toPicturePath = (url: string): string => (url.startsWith('/') ? url : toImportedPath(url));

/**
 * Returns the downloaded images. Until there is one, a product keeps its photos; one without photos gets drawings.
 * @returns the images of each product, null if they stay unchanged
 */
export async function findProductMedia(tx: Tx, wanted: readonly ProductToImport[], ids: ValueIds): Promise<BulkProduct['media'][]> {
  const paths = [...new Set(wanted.flatMap(({ pictures }) => (pictures ?? []).map(({ url }) => toPicturePath(url))))];
  const existingMedia = await findStoredImages(tx, paths);
  const findColorId = (code: string | null): number | null => (code === null ? null : (ids.get(`color ${code}`) ?? null));
  const found = wanted.map(({ pictures }) =>
    (pictures ?? []).flatMap(({ url, colorCode }) => {
      const mediaId = existingMedia.get(toPicturePath(url));
      return mediaId === undefined ? [] : [{ mediaId, colorId: findColorId(colorCode) }];
    }),
  );
  const drawn = wanted.map((product, index) =>
    product.pictures !== null && !product.keepsPhotos && found[index]?.length === 0 ? buildPlaceholderPictures(product) : [],
  );
  const mediaIds = await saveImages(
    tx,
    drawn
      .flat()
      .map(({ imageUrl, drawing }) => ({ imageUrl, imageMimeType: 'image/webp', width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_HEIGHT, drawing })),
  );
  let next = 0;
  return wanted.map(({ pictures, keepsPhotos }, index) => {
    const own = (drawn[index] ?? []).map(({ colorCode }) => ({ mediaId: mediaIds[next++] ?? 0, colorId: findColorId(colorCode) }));
    const existingMedia = found[index] ?? [];
    return pictures === null || (keepsPhotos && existingMedia.length === 0) ? null : own.length > 0 ? own : existingMedia;
  });
}
