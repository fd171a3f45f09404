import type { WishRef } from '@selvedge/server/contract';

/* The wishlist in this browser: the products of a guest, and the products that a customer has saved on the server. */

/** The `localStorage` key. */
export const wishlistKey = 'wishlist';

/** Maximum number of products, as in the API. */
const atMost = 500;

/** A product that a guest has saved. */
export interface GuestWish {
  id: number;
  /** Price when saved, in major units, to report a later reduction. Unknown if the page showed no price. */
  price?: number;
  currency?: string;
  isAvailable?: boolean;
}

/** The fields are named as in the specification. */
export interface StoredWishes {
  wishlists: readonly WishRef[];
  wishListsGuest: readonly GuestWish[];
}

/** Parses stored wishes: each product once, invalid entries left out. */
export function readWishes(kept: string | null): StoredWishes {
  try {
    const { wishlists, wishListsGuest } = JSON.parse(kept ?? '{}') as Partial<Record<keyof StoredWishes, unknown>>;
    return {
      wishlists: parseEntries<WishRef>(wishlists).filter(({ wishlistId }) => Number.isSafeInteger(wishlistId)),
      wishListsGuest: parseEntries<GuestWish>(wishListsGuest),
    };
  } catch {
    return { wishlists: [], wishListsGuest: [] };
  }
}

function parseEntries<Entry extends { id: number }>(list: unknown): Entry[] {
  if (!Array.isArray(list)) return [];
  const known = new Map<number, Entry>();
  for (const entry of list as (Partial<Entry> | null)[]) {
    const id = entry?.id;
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && !known.has(id)) known.set(id, entry as Entry);
  }
  return [...known.values()].slice(0, atMost);
}

/** The used part of `localStorage`. Access to it may throw. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

export interface Wishes {
  /** Returns the same object until it changes. */
  current: () => StoredWishes;
  has: (productId: number) => boolean;
  count: () => number;
  /** @returns false if the product is already saved, also by another tab */
  addGuest: (wish: GuestWish) => boolean;
  removeGuest: (productIds: readonly number[]) => void;
  setCustomerWishes: (refs: readonly WishRef[]) => void;
  /** Reads the storage again after another tab has changed it. */
  refresh: () => void;
  onChange: (listener: () => void) => () => void;
}

/** Opens the wishlist. Without storage, or if it is full, changes last until the page is left. */
export function openWishes(openStorage: OpenStorage): Wishes {
  let state: StoredWishes | null = null;
  let isWritten = true;
  const listeners = new Set<() => void>();

  const read = (): StoredWishes => {
    try {
      return isWritten || !state ? readWishes(openStorage().getItem(wishlistKey)) : state;
    } catch {
      return state ?? readWishes(null);
    }
  };
  const getStored = (): StoredWishes => (state ??= read());
  let counted: { of: StoredWishes; ids: ReadonlySet<number> } | null = null;
  const getIds = (): ReadonlySet<number> => {
    const stored = getStored();
    if (counted?.of !== stored) counted = { of: stored, ids: new Set([...stored.wishlists, ...stored.wishListsGuest].map(({ id }) => id)) };
    return counted.ids;
  };
  const notifyListeners = (): void => listeners.forEach((listener) => listener());
  /** Reads the storage before writing, so that changes of another tab are not lost. */
  const updateStored = (change: (now: StoredWishes) => Partial<StoredWishes>): void => {
    const now = read();
    state = { ...now, ...change(now) };
    try {
      openStorage().setItem(wishlistKey, JSON.stringify(state));
      isWritten = true;
    } catch {
      isWritten = false;
    }
    notifyListeners();
  };
  const refresh = (): void => {
    state = read();
    notifyListeners();
  };

  return {
    current: getStored,
    has: (productId) => getIds().has(productId),
    count: () => getIds().size,
    addGuest: (wish) => {
      refresh();
      if (getIds().has(wish.id)) return false;
      updateStored(({ wishListsGuest }) => ({ wishListsGuest: [wish, ...wishListsGuest].slice(0, atMost) }));
      return true;
    },
    removeGuest: (productIds) =>
      updateStored(({ wishListsGuest }) => ({ wishListsGuest: wishListsGuest.filter(({ id }) => !productIds.includes(id)) })),
    setCustomerWishes: (refs) => {
      if (refs.length > 0 || getStored().wishlists.length > 0) updateStored(() => ({ wishlists: refs }));
    },
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
