import { useSyncExternalStore } from 'react';
import { openWishes, type GuestWish } from './wishes.ts';

/** This browser's own. */
export const wishes = openWishes(() => localStorage);

const unknown = (): null => null;

/** Whether a product's heart is filled; null until the page is the visitor's own. */
export const useIsWished = (productId: number): boolean | null => useSyncExternalStore(wishes.onChange, () => wishes.has(productId), unknown);

/** How many products are on the wishlist; null until the page is the visitor's own. */
export const useWishCount = (): number | null => useSyncExternalStore(wishes.onChange, wishes.count, unknown);

/** What a guest has saved, the last first; null until the page is the visitor's own. */
export const useGuestWishes = (): readonly GuestWish[] | null => useSyncExternalStore(wishes.onChange, () => wishes.kept().wishListsGuest, unknown);
