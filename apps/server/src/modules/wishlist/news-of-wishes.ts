import { inArray } from 'drizzle-orm';
import { wantedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import { comparablePrice } from './comparable-price.ts';
import type { WishRow } from './kept-wishes.ts';
import { wishes } from './tables.ts';

/** What has become of a wish that its owner has not been told yet. */
export interface WishNews {
  wish: WishRow;
  item: ListedItem;
  /** What it cost when it was saved, minor units: it is less now, and less than a mail has told. Null: not cheaper. */
  priceBefore: number | null;
  isBack: boolean;
}

/** Of what somebody is not told yet: by user, what has become cheaper or is back in each country. One query. */
export async function newsOfWishes(db: Db, userIds: readonly number[]): Promise<Map<number, WishNews[]>> {
  if (userIds.length === 0) return new Map();
  const kept = await db
    .select()
    .from(wishes)
    .where(inArray(wishes.userId, [...userIds]))
    .orderBy(wishes.id);
  const found = new Map<number, WishNews[]>();
  for (const countryId of new Set(kept.map((wish) => wish.countryId))) {
    const ofCountry = kept.filter((wish) => wish.countryId === countryId);
    const productIds = [...new Set(ofCountry.map(({ productId }) => productId))];
    const items = new Map((await wantedProducts(db, { productIds, countryId })).map((item) => [item.productId, item]));
    for (const wish of ofCountry) {
      const item = items.get(wish.productId);
      const news = item && newsOf(wish, item, await comparablePrice(db, wish));
      if (news) found.set(wish.userId, [...(found.get(wish.userId) ?? []), news]);
    }
  }
  return found;
}

/** Nothing is told twice, and nothing of what cannot be bought. */
function newsOf(wish: WishRow, item: ListedItem, before: number | null): WishNews | undefined {
  if (!item.isAvailable) return undefined;
  const lowestTold = Math.min(before ?? 0, wish.toldPrice ?? Infinity);
  const priceBefore = item.price < lowestTold ? before : null;
  const isBack = !wish.wasAvailableWhenAdded && wish.toldBackAt === null;
  return priceBefore !== null || isBack ? { wish, item, priceBefore, isBack } : undefined;
}
