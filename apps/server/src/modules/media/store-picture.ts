import { randomUUID } from 'node:crypto';
import type { Storage } from '#platform/storage/storage';
import { convertPicture } from './convert-picture.ts';
import { PictureTooLarge } from './errors.ts';
import type { ImageFile } from './select-image.ts';

/** Maximum size of an upload in bytes. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** A file in the storage that is not in the table yet; see `saveImages`. */
export interface UploadedFile extends ImageFile {
  bytes: number;
}

/**
 * Stores an uploaded image as WebP under a random address.
 * @throws NoPicture, PictureTooLarge
 */
export async function storePicture(storage: Storage, bytes: Uint8Array): Promise<UploadedFile> {
  if (bytes.byteLength > mostPictureBytes) throw createTooManyBytes();
  const { data, info } = await convertPicture(bytes);
  const key = `uploads/${randomUUID()}.webp`;
  await storage.put(key, data);
  return { imageUrl: `/media/${key}`, imageMimeType: 'image/webp', width: info.width, height: info.height, bytes: data.byteLength };
}

export const createTooManyBytes = (): PictureTooLarge =>
  new PictureTooLarge(`The picture is larger than ${mostPictureBytes / 1024 / 1024} MB`, { maxBytes: mostPictureBytes });
