import { and, eq, inArray, isNull } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { productMedia, products } from '#tables/catalog';
import { media } from '#tables/media';
import { fetchPicture, picturePolicy } from './fetch-picture.ts';
import { RefusedAddress } from '#platform/safe-request';
import { importedPath } from './stand-in.ts';

export interface PicturesToFetch {
  productId: number;
  /** In the order of the gallery. */
  pictures: { url: string; colorId: number | null }[];
}

/**
 * Fetches what is not here yet, then shows all that is here in place of the drawings that stood in. What can't be had is
 * left out; what may be had later fails the job, so that it is tried again.
 */
export async function fetchPictures(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { productId, pictures }: PicturesToFetch,
  { signal }: { signal: AbortSignal },
  policy = picturePolicy,
): Promise<void> {
  const here = await picturesHere(services, pictures);
  const failures: unknown[] = [];
  for (const { url } of pictures) {
    if (here.has(url)) continue;
    try {
      here.set(url, await fetchPicture(services, url, policy, signal));
    } catch (error) {
      if (error instanceof RefusedAddress) services.log.warn({ productId, reason: error.message }, 'a picture of an imported product cannot be had');
      else failures.push(error);
    }
  }
  if (here.size > 0) await show(services, { productId, pictures }, here);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${pictures.length} pictures did not come`);
}

async function picturesHere({ db }: Pick<Services, 'db'>, pictures: PicturesToFetch['pictures']): Promise<Map<string, number>> {
  if (pictures.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, imageUrl: media.imageUrl })
    .from(media)
    .where(
      and(
        inArray(
          media.imageUrl,
          pictures.map(({ url }) => importedPath(url)),
        ),
        isNull(media.drawing),
      ),
    );
  return new Map(pictures.flatMap(({ url }) => rows.filter(({ imageUrl }) => imageUrl === importedPath(url)).map(({ id }) => [url, id] as const)));
}

async function show({ db }: Pick<Services, 'db'>, { productId, pictures }: PicturesToFetch, here: ReadonlyMap<string, number>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update');
    if (!product) return;
    const shown = pictures.flatMap(({ url, colorId }) => (here.has(url) ? [{ mediaId: here.get(url) ?? 0, colorId }] : []));
    await tx.delete(productMedia).where(eq(productMedia.productId, productId));
    await tx.insert(productMedia).values(shown.map((picture, position) => ({ ...picture, productId, position })));
    await publish(tx, { type: 'product.changed', payload: { productIds: [productId] } });
  });
}
