import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Services } from '#platform/services';
import { NoPicture, PictureTooLarge } from './errors.ts';
import type { StoredImage } from './select-image.ts';
import { saveImages } from './save-images.ts';

/** Maximum size of an upload in bytes. */
export const mostPictureBytes = 20 * 1024 * 1024;
/** Maximum number of pixels: decoded, each takes four bytes. */
const mostPixels = 60_000_000;
/** CSS px: more than the widest place that shows it, at density 2. */
const longestSide = 2400;
const quality = 88;

/**
 * Stores an uploaded image. The format is detected from its content; the image is rotated upright, stripped of metadata (place, device,
 * time) and saved as WebP under an unguessable address.
 * @returns its id, address and size
 * @throws NoPicture, PictureTooLarge
 */
export async function storePicture({ db, storage }: Pick<Services, 'db' | 'storage'>, bytes: Uint8Array): Promise<StoredImage & { mediaId: number }> {
  if (bytes.byteLength > mostPictureBytes) throw createTooManyBytes();
  const { data, info } = await convertToWebp(bytes);
  const key = `uploads/${randomUUID()}.webp`;
  await storage.put(key, data);
  const image = { imageUrl: `/media/${key}`, imageMimeType: 'image/webp', width: info.width, height: info.height };
  const [mediaId = 0] = await saveImages(db, [image]);
  return { mediaId, ...image };
}

export const createTooManyBytes = (): PictureTooLarge =>
  new PictureTooLarge(`The picture is larger than ${mostPictureBytes / 1024 / 1024} MB`, { maxBytes: mostPictureBytes });

async function convertToWebp(bytes: Uint8Array): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  if (bytes.byteLength === 0) throw new NoPicture();
  // Detected from the content, independent of file name and declared type.
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwNoPicture);
  // No SVG, because it can contain scripts.
  const isTaken = ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
  if (!isTaken) throw new NoPicture();
  if (width * height > mostPixels)
    throw new PictureTooLarge(`The picture has ${width} × ${height} pixels; ${mostPixels / 1_000_000} million are the most`, {
      width,
      height,
      maxPixels: mostPixels,
    });
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(throwNoPicture);
}

function throwNoPicture(): never {
  throw new NoPicture();
}
