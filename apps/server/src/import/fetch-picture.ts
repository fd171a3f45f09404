import sharp from 'sharp';
import { saveImages } from '#modules/media';
import type { Services } from '#platform/services';
import { RefusedAddress, safeRequest, type RequestPolicy } from '#platform/safe-request';
import { importedPath } from './stand-in.ts';

/** How merchants' pictures are fetched: from the public network, 15 MB and 30 seconds each. */
export const picturePolicy: RequestPolicy = { allowedOrigins: [], maxBytes: 15 * 1024 * 1024, timeoutMs: 30_000 };

/** CSS px: more than the widest place that shows it, at density 2. */
const LONGEST_SIDE = 2400;
const MAX_PIXELS = 50_000_000;
const QUALITY = 86;
const taken = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/**
 * Fetches a merchant's picture and keeps it as the shop's own: known by its content, turned upright, without what a
 * camera wrote into it, as WebP.
 * @returns its media id
 * @throws RefusedAddress when it will never be had, any other Error when it may be had later
 */
export async function fetchPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  url: string,
  policy: RequestPolicy,
  signal: AbortSignal,
): Promise<number> {
  const bytes = await safeRequest(url, policy, signal);
  const { data, info } = await asWebp(bytes).catch((error: unknown) => {
    throw new RefusedAddress(`${url} is no picture: ${error instanceof Error ? error.message : String(error)}`);
  });
  const imageUrl = importedPath(url);
  await storage.put(imageUrl.slice('/media/'.length), data);
  const [id] = await saveImages(db, [{ imageUrl, imageMimeType: 'image/webp', width: info.width, height: info.height }]);
  if (!id) throw new Error(`${imageUrl} was not saved`);
  return id;
}

async function asWebp(bytes: Buffer): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await picture.metadata();
  // No SVG: drawing one runs what a stranger wrote.
  if (!taken.has(format)) throw new Error(`${format} is not taken`);
  return picture
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}
