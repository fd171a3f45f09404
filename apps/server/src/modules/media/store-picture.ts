import { randomUUID } from 'node:crypto';
import type { Services } from '#platform/services';
import { convertPicture } from './convert-picture.ts';
import { PictureTooLarge } from './errors.ts';
import type { StoredImage } from './select-image.ts';
import { saveImages } from './save-images.ts';

/** Maximum size of an upload in bytes. */
export const mostPictureBytes = 20 * 1024 * 1024;

/**
 * Stores an uploaded image as WebP under a random address.
 * @returns the id, address and size of the stored image
 * @throws NoPicture, PictureTooLarge
 */
export async function storePicture({ db, storage }: Pick<Services, 'db' | 'storage'>, bytes: Uint8Array): Promise<StoredImage & { mediaId: number }> {
  if (bytes.byteLength > mostPictureBytes) throw createTooManyBytes();
  const { data, info } = await convertPicture(bytes);
  const key = `uploads/${randomUUID()}.webp`;
  await storage.put(key, data);
  const image = { imageUrl: `/media/${key}`, imageMimeType: 'image/webp', width: info.width, height: info.height };
  const [mediaId = 0] = await saveImages(db, [image]);
  return { mediaId, ...image };
}

export const createTooManyBytes = (): PictureTooLarge =>
  new PictureTooLarge(`The picture is larger than ${mostPictureBytes / 1024 / 1024} MB`, { maxBytes: mostPictureBytes });
