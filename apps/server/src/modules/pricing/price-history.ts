import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { priceChanges } from './tables.ts';

/** The product, variant and country of a price. */
interface PriceKey {
  productId: number;
  variantId?: number | null;
  countryId: number;
}

export const toPriceKey = ({ productId, variantId, countryId }: PriceKey): string => `${productId}/${variantId ?? ''}/${countryId}`;

/** Returns all prices of products that were ever in force, by the key of the price. */
export async function readPriceHistory(db: Db, productIds: readonly number[]): Promise<Map<string, (typeof priceChanges.$inferSelect)[]>> {
  const history = new Map<string, (typeof priceChanges.$inferSelect)[]>();
  for (const change of await db
    .select()
    .from(priceChanges)
    .where(inArray(priceChanges.productId, [...productIds]))) {
    const ofPrice = history.get(toPriceKey(change));
    if (ofPrice) ofPrice.push(change);
    else history.set(toPriceKey(change), [change]);
  }
  return history;
}
