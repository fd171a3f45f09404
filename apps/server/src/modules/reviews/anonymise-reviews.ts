import { inArray } from 'drizzle-orm';
import { buildProductTag } from '#modules/catalog';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { reviews } from './tables.ts';

/** Removes names and texts from the reviews of these orders. Stars and fit stay, because they do not identify the buyer. */
export async function anonymiseReviews(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  const changed = await tx
    .update(reviews)
    .set({ author: '', text: '', reason: null })
    .where(inArray(reviews.orderNumber, [...orderNumbers]))
    .returning({ productId: reviews.productId });
  if (changed.length > 0)
    await dropTags(
      tx,
      changed.map(({ productId }) => buildProductTag(productId)),
    );
}
