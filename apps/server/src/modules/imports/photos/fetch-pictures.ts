import { replacePictures } from '#modules/catalog';
import { findStoredImages } from '#modules/media';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { publishWithPhotos, savePhotoProblems } from './awaited-photos.ts';
import { fetchPicture, picturePolicy } from './fetch-picture.ts';
import { RefusedAddress } from '#platform/requests/safe-request';
import { toImportedPath } from './imported-path.ts';

export interface PicturesToFetch {
  productId: number;
  /** In gallery order. */
  pictures: { url: string; colorId: number | null }[];
}

/**
 * Downloads missing images, then replaces the earlier images of the product with all downloaded images. A product that waited for its photos
 * is published when each colour has a photo. Unavailable images are left out. A temporary failure fails the job, so that the job is retried.
 */
export async function fetchPictures(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { productId, pictures }: PicturesToFetch,
  { signal }: { signal: AbortSignal },
  policy = picturePolicy,
): Promise<void> {
  const storedIds = await findStoredPictures(services, pictures);
  const failures: unknown[] = [];
  const problems: string[] = [];
  for (const { url } of pictures) {
    if (storedIds.has(url)) continue;
    try {
      storedIds.set(url, await fetchPicture(services, url, policy, signal));
    } catch (error) {
      problems.push(formatReason(url, error));
      if (error instanceof RefusedAddress)
        services.log.warn({ productId, reason: error.message }, 'a picture of an imported product cannot be downloaded');
      else failures.push(error);
    }
  }
  if (storedIds.size > 0) await assignPictures(services, { productId, pictures }, storedIds);
  await savePhotoProblems(services.db, productId, problems);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${pictures.length} pictures were not downloaded`);
}

/** Returns why an image could not be downloaded, with the address of the image. */
function formatReason(url: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.includes(url) ? reason : `${url}: ${reason}`;
}

async function findStoredPictures({ db }: Pick<Services, 'db'>, pictures: PicturesToFetch['pictures']): Promise<Map<string, number>> {
  const idsByPath = await findStoredImages(
    db,
    pictures.map(({ url }) => toImportedPath(url)),
  );
  return new Map(
    pictures.flatMap(({ url }) => {
      const id = idsByPath.get(toImportedPath(url));
      return id === undefined ? [] : [[url, id] as const];
    }),
  );
}

async function assignPictures(
  { db }: Pick<Services, 'db'>,
  { productId, pictures }: PicturesToFetch,
  storedIds: ReadonlyMap<string, number>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const shown = pictures.flatMap(({ url, colorId }) => (storedIds.has(url) ? [{ mediaId: storedIds.get(url) ?? 0, colorId }] : []));
    const exists = await replacePictures(tx, productId, shown);
    if (exists && hasFirstPhotos(pictures, storedIds)) await publishWithPhotos(tx, productId);
  });
}

/** Returns whether each colour of the file, and the product itself, has a photo. */
function hasFirstPhotos(pictures: PicturesToFetch['pictures'], storedIds: ReadonlyMap<string, number>): boolean {
  const colours = new Set(pictures.map(({ colorId }) => colorId));
  return [...colours].every((wanted) => pictures.some(({ url, colorId }) => colorId === wanted && storedIds.has(url)));
}
