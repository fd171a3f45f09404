import type { PresentProduct } from '../products/present-products.ts';
import type { ProductToImport } from '../products/import-types.ts';

/** Returns whether the shop shows a photo of a product. */
export const hasPhoto = (present: PresentProduct | undefined): boolean => (present?.pictures.length ?? 0) > 0;

/**
 * Returns the status with which a product is imported. A product is not published before the shop has a photo of it. The product waits for photos
 * that are still to be downloaded. If there are none, its picture counts as missing.
 * @param photos `isHere` is also true for a published product whose pictures the file does not change
 */
export function planPublishing(
  { status, missing }: Pick<ProductToImport, 'status' | 'missing'>,
  photos: { isHere: boolean; isToFetch: boolean },
): Pick<ProductToImport, 'status' | 'missing' | 'awaitsPhotos'> {
  if (status !== 'published' || photos.isHere) return { status, missing, awaitsPhotos: false };
  if (photos.isToFetch) return { status: 'draft', missing, awaitsPhotos: true };
  return { status: 'draft', missing: [...new Set([...missing, 'picture'])], awaitsPhotos: false };
}
