import sharp from 'sharp';
import { saveImages } from '#modules/media';
import type { Services } from '#platform/services';
import { RefusedAddress, requestSafely, type RequestPolicy } from '#platform/requests/safe-request';
import { toImportedPath } from './placeholder-pictures.ts';

/** Limits for downloading merchants' images: public network only, 15 MB and 30 seconds each. */
export const picturePolicy: RequestPolicy = { allowedOrigins: [], maxBytes: 15 * 1024 * 1024, timeoutMs: 30_000 };

/** In pixels: more than the widest place that shows it at density 2. */
const LONGEST_SIDE = 2400;
const MAX_PIXELS = 50_000_000;
const QUALITY = 86;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/**
 * Downloads a merchant's image and stores it as the shop's own: identified by its content, rotated upright, without camera metadata, as WebP.
 * @returns its media id
 * @throws RefusedAddress when it will never be available, any other Error when a retry may succeed
 */
export async function fetchPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  url: string,
  policy: RequestPolicy,
  signal: AbortSignal,
): Promise<number> {
  const bytes = await requestSafely(url, policy, signal);
  const { data, info } = await toWebp(bytes).catch((error: unknown) => {
    throw new RefusedAddress(`${url} is no picture: ${error instanceof Error ? error.message : String(error)}`);
  });
  const imageUrl = toImportedPath(url);
  await storage.put(imageUrl.slice('/media/'.length), data);
  const [id] = await saveImages(db, [{ imageUrl, imageMimeType: 'image/webp', width: info.width, height: info.height }]);
  if (!id) throw new Error(`${imageUrl} was not saved`);
  return id;
}

async function toWebp(bytes: Buffer): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await picture.metadata();
  // No SVG, because rendering one runs untrusted content.
  if (!acceptedFormats.has(format)) throw new Error(`${format} is not taken`);
  return picture
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}
