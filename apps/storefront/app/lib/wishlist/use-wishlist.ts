import { useSyncExternalStore } from 'react';
import { openWishes, type GuestWish } from './browser-wishlist.ts';

/** The wishlist of this browser. */
export const wishes = openWishes(() => localStorage);

const getServerWishes = (): null => null;

/** Returns whether a product is saved; null until the page is hydrated. */
export const useIsWished = (productId: number): boolean | null => useSyncExternalStore(wishes.onChange, () => wishes.has(productId), getServerWishes);

/** Returns the number of saved products; null until the page is hydrated. */
export const useWishCount = (): number | null => useSyncExternalStore(wishes.onChange, wishes.count, getServerWishes);

/** Returns a guest's wishlist, the last saved first; null until the page is hydrated. */
export const useGuestWishes = (): readonly GuestWish[] | null =>
  useSyncExternalStore(wishes.onChange, () => wishes.current().wishListsGuest, getServerWishes);
