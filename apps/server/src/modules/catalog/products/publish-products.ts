import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';

/** Maximum number of products per event. A job refreshes a thousand products within a second. */
const productsPerEvent = 1000;

/** Publishes events that the listings of these products may have changed. */
export async function publishProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += productsPerEvent)
    await publish(tx, { type: 'product.changed', payload: { productIds: productIds.slice(start, start + productsPerEvent) } });
}
