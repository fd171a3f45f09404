import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Services } from '#platform/services';
import { NoPicture, PictureTooLarge } from './errors.ts';
import type { StoredImage } from './image-of.ts';
import { saveImages } from './save-images.ts';

/** Bytes of an upload at most. */
export const mostPictureBytes = 20 * 1024 * 1024;
/** A picture has no more than these: drawn out, it takes four bytes each. */
const mostPixels = 60_000_000;
/** CSS px: more than the widest place that shows it, at density 2. */
const longestSide = 2400;
const quality = 88;

/**
 * Keeps a picture that somebody has brought: known by its content alone, turned upright, without what a camera wrote into
 * it (place, device, time), as WebP under an address that nobody can guess.
 * @returns its id, address and measures
 * @throws NoPicture, PictureTooLarge
 */
export async function keepPicture({ db, storage }: Pick<Services, 'db' | 'storage'>, bytes: Uint8Array): Promise<StoredImage & { mediaId: number }> {
  if (bytes.byteLength > mostPictureBytes) throw tooManyBytes();
  const { data, info } = await asWebp(bytes);
  const key = `uploads/${randomUUID()}.webp`;
  await storage.put(key, data);
  const image = { imageUrl: `/media/${key}`, imageMimeType: 'image/webp', width: info.width, height: info.height };
  const [mediaId = 0] = await saveImages(db, [image]);
  return { mediaId, ...image };
}

export const tooManyBytes = (): PictureTooLarge =>
  new PictureTooLarge(`The picture is larger than ${mostPictureBytes / 1024 / 1024} MB`, { maxBytes: mostPictureBytes });

async function asWebp(bytes: Uint8Array): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  if (bytes.byteLength === 0) throw new NoPicture();
  // Whatever it is called, and whatever it says it is.
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(noPicture);
  // No SVG: drawing one runs what a stranger wrote.
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
    .catch(noPicture);
}

function noPicture(): never {
  throw new NoPicture();
}
