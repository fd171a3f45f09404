import { now } from '#kit/clock';
import type { ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import type { WishlistOwner } from './list-stored-wishes.ts';
import { wishes } from './tables.ts';

/**
 * Stores wishes with the current price and availability of each product. Existing wishes stay unchanged.
 * @returns the number of new wishes
 */
export async function storeWishes(db: Db, { userId, countryId }: WishlistOwner, items: readonly ListedItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const addedAt = now();
  const stored = await db
    .insert(wishes)
    .values(
      items.map(({ productId, price, isAvailable }) => ({
        userId,
        countryId,
        productId,
        addedAt,
        priceWhenAdded: price,
        wasAvailableWhenAdded: isAvailable,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: wishes.id });
  return stored.length;
}
