import { and, eq, inArray, isNull } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { prices } from './tables.ts';

/** Removes a product's own price in some countries, so that it is no longer sold there. The history stays. */
export async function removePrices(tx: Tx, productId: number, countryIds: readonly number[]): Promise<void> {
  if (countryIds.length === 0) return;
  await tx.delete(prices).where(and(eq(prices.productId, productId), isNull(prices.variantId), inArray(prices.countryId, [...countryIds])));
  await publish(tx, { type: 'price.changed', payload: { productIds: [productId] } });
}
