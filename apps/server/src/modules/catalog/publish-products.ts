import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';

/** News carry so many products at most: a job refreshes a thousand within a second. */
const productsANews = 1000;

/** Says of products that what lists them may be different now. */
export async function publishProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += productsANews)
    await publish(tx, { type: 'product.changed', payload: { productIds: productIds.slice(start, start + productsANews) } });
}
