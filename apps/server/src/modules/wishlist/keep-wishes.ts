import { now } from '#kit/clock';
import type { ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import type { Wisher } from './kept-wishes.ts';
import { wishes } from './tables.ts';

/** Writes wishes down, with what each product costs now and whether it can be had. Those that are there stay as they are. */
export async function keepWishes(db: Db, { userId, countryId }: Wisher, items: readonly ListedItem[]): Promise<void> {
  if (items.length === 0) return;
  const addedAt = now();
  await db
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
    .onConflictDoNothing();
}
