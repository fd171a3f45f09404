import { convertPicture, saveImages } from '#modules/media';
import type { Services } from '#platform/services';
import { RefusedAddress, requestSafely, type RequestPolicy } from '#platform/requests/safe-request';
import { toImportedPath } from './imported-path.ts';

/** Limits for downloads of merchants' images: public network only, 15 MB and 30 seconds each. */
export const picturePolicy: RequestPolicy = { allowedOrigins: [], maxBytes: 15 * 1024 * 1024, timeoutMs: 30_000 };

/**
 * Downloads a merchant's image and stores it in the shop as WebP, identified by its content, rotated upright and without camera metadata.
 * @returns the media id of the image
 * @throws RefusedAddress when the image will never be available, any other Error when a retry may succeed
 */
export async function fetchPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  url: string,
  policy: RequestPolicy,
  signal: AbortSignal,
): Promise<number> {
  const bytes = await requestSafely(url, policy, signal);
  const { data, info } = await convertPicture(bytes).catch((error: unknown) => {
    throw new RefusedAddress(`${url} is not a valid picture: ${error instanceof Error ? error.message : String(error)}`);
  });
  const imageUrl = toImportedPath(url);
  await storage.put(imageUrl.slice('/media/'.length), data);
  const [id] = await saveImages(db, [{ imageUrl, imageMimeType: 'image/webp', width: info.width, height: info.height, bytes: data.byteLength }]);
  if (!id) throw new Error(`${imageUrl} was not saved`);
  return id;
}
