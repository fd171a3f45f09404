import { inArray } from 'drizzle-orm';
import { listRequestedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import { findClaimablePrice, findComparablePrice } from './list-wishes.ts';
import type { WishRow } from './list-stored-wishes.ts';
import { wishes } from './tables.ts';

/** A change of a wish that its owner has not been notified of. */
export interface WishChange {
  wish: WishRow;
  item: ListedItem;
  /** Whether it costs less than when it was added, and less than any notified price. */
  isCheaper: boolean;
  /** The price when it was added, in minor units, if it is cheaper now and the law allows the shop to show this price. */
  priceBefore: number | null;
  isBack: boolean;
}

/** Returns the changes to report, by user: wishes that are cheaper or back in stock, in each country. Runs one query. */
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
      const changes = item && (await findChange(db, wish, item));
      if (changes) found.set(wish.userId, [...(found.get(wish.userId) ?? []), changes]);
    }
  }
  return found;
}

/** Returns a change that was not reported before, unless the product is sold out. */
async function findChange(db: Db, wish: WishRow, item: ListedItem): Promise<WishChange | undefined> {
  if (!item.isAvailable) return undefined;
  const before = await findComparablePrice(db, wish);
  const isCheaper = item.price < Math.min(before ?? 0, wish.notifiedPrice ?? Infinity);
  const isBack = !wish.wasAvailableWhenAdded && wish.notifiedBackAt === null;
  if (!isCheaper && !isBack) return undefined;
  return { wish, item, isCheaper, priceBefore: isCheaper ? await findClaimablePrice(db, wish, item) : null, isBack };
}
