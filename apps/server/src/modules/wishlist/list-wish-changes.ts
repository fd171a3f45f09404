import { inArray } from 'drizzle-orm';
import { listRequestedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import { findComparablePrice } from './list-wishes.ts';
import type { WishRow } from './list-stored-wishes.ts';
import { wishes } from './tables.ts';

/** A change of a wish that its owner has not been notified of. */
export interface WishChange {
  wish: WishRow;
  item: ListedItem;
  /** The price when it was added, in minor units, if it is lower now and lower than any notified price; null if it is not cheaper. */
  priceBefore: number | null;
  isBack: boolean;
}

/** Returns the changes to notify by user: wishes that are cheaper or back in stock, in each country. One query. */
export async function listWishChanges(db: Db, userIds: readonly number[]): Promise<Map<number, WishChange[]>> {
  if (userIds.length === 0) return new Map();
  const stored = await db
    .select()
    .from(wishes)
    .where(inArray(wishes.userId, [...userIds]))
    .orderBy(wishes.id);
  const found = new Map<number, WishChange[]>();
  for (const countryId of new Set(stored.map((wish) => wish.countryId))) {
    const ofCountry = stored.filter((wish) => wish.countryId === countryId);
    const productIds = [...new Set(ofCountry.map(({ productId }) => productId))];
    const items = new Map((await listRequestedProducts(db, { productIds, countryId })).map((item) => [item.productId, item]));
    for (const wish of ofCountry) {
      const item = items.get(wish.productId);
      const changes = item && findChange(wish, item, await findComparablePrice(db, wish));
      if (changes) found.set(wish.userId, [...(found.get(wish.userId) ?? []), changes]);
    }
  }
  return found;
}

/** Nothing is notified twice, and nothing that is sold out. */
function findChange(wish: WishRow, item: ListedItem, before: number | null): WishChange | undefined {
  if (!item.isAvailable) return undefined;
  const lowestNotified = Math.min(before ?? 0, wish.notifiedPrice ?? Infinity);
  const priceBefore = item.price < lowestNotified ? before : null;
  const isBack = !wish.wasAvailableWhenAdded && wish.notifiedBackAt === null;
  return priceBefore !== null || isBack ? { wish, item, priceBefore, isBack } : undefined;
}
