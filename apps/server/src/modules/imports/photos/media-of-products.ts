import type { BulkProduct } from '#modules/catalog';
import { findStoredImages } from '#modules/media';
import type { Tx } from '#platform/transaction';
import type { ProductToImport, ValueIds } from '../products/import-types.ts';
import { toImportedPath } from './imported-path.ts';

/** Returns the path of an image: the address of our own image, or a path derived from the address of a merchant's image. */
export const toPicturePath = (url: string): string => (url.startsWith('/') ? url : toImportedPath(url));

/**
 * Returns the downloaded images. Until the first download, a product keeps its photos. A product without photos has no pictures, and its page
 * says so.
 * @returns the images of each product, null if they stay unchanged
 */
export async function findProductMedia(tx: Tx, wanted: readonly ProductToImport[], ids: ValueIds): Promise<BulkProduct['media'][]> {
  const paths = [...new Set(wanted.flatMap(({ pictures }) => (pictures ?? []).map(({ url }) => toPicturePath(url))))];
  const existingMedia = await findStoredImages(tx, paths);
  const colorId = (code: string | null): number | null => (code === null ? null : (ids.get(`color ${code}`) ?? null));
  return wanted.map(({ pictures, keepsPhotos }) => {
    const found = (pictures ?? []).flatMap(({ url, colorCode }) => {
      const mediaId = existingMedia.get(toPicturePath(url));
      return mediaId === undefined ? [] : [{ mediaId, colorId: colorId(colorCode) }];
    });
    return pictures === null || (keepsPhotos && found.length === 0) ? null : found;
  });
}
