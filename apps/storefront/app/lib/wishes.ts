import type { WishRef } from '@selvedge/server/contract';

/* The wishlist as this browser keeps it: a guest's own, and which hearts are filled of who is signed in. */

/** Where it stands in `localStorage`. */
export const wishlistKey = 'wishlist';

/** More than anybody wishes for; the API takes no more. */
const atMost = 500;

/** A product that a guest has saved. */
export interface GuestWish {
  id: number;
  /** Major units, then: a fall since is told. Unknown where the heart stood beside no price. */
  price?: number;
  currency?: string;
  isAvailable?: boolean;
}

/** By the specification's names. */
export interface KeptWishes {
  wishlists: readonly WishRef[];
  wishListsGuest: readonly GuestWish[];
}

/** What was kept, whoever wrote it: each product once, anything else left out. */
export function readWishes(kept: string | null): KeptWishes {
  try {
    const { wishlists, wishListsGuest } = JSON.parse(kept ?? '{}') as Partial<Record<keyof KeptWishes, unknown>>;
    return {
      wishlists: entriesOf<WishRef>(wishlists).filter(({ wishlistId }) => Number.isSafeInteger(wishlistId)),
      wishListsGuest: entriesOf<GuestWish>(wishListsGuest),
    };
  } catch {
    return { wishlists: [], wishListsGuest: [] };
  }
}

function entriesOf<Entry extends { id: number }>(list: unknown): Entry[] {
  if (!Array.isArray(list)) return [];
  const known = new Map<number, Entry>();
  for (const entry of list as (Partial<Entry> | null)[]) {
    const id = entry?.id;
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && !known.has(id)) known.set(id, entry as Entry);
  }
  return [...known.values()].slice(0, atMost);
}

/** The part of `localStorage` that is needed; asking for it may itself be refused. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

export interface Wishes {
  /** The same until it changes. */
  kept: () => KeptWishes;
  has: (productId: number) => boolean;
  count: () => number;
  /** @returns false where it is there already, be it since a moment ago in another tab */
  addGuest: (wish: GuestWish) => boolean;
  removeGuest: (productIds: readonly number[]) => void;
  setOwn: (refs: readonly WishRef[]) => void;
  /** Reads anew: another tab has changed it. */
  refresh: () => void;
  onChange: (listener: () => void) => () => void;
}

/** Where storage is blocked or full, wishes are kept until the page is left. */
export function openWishes(openStorage: OpenStorage): Wishes {
  let state: KeptWishes | null = null;
  let isWritten = true;
  const listeners = new Set<() => void>();

  const read = (): KeptWishes => {
    try {
      return isWritten || !state ? readWishes(openStorage().getItem(wishlistKey)) : state;
    } catch {
      return state ?? readWishes(null);
    }
  };
  const kept = (): KeptWishes => (state ??= read());
  let counted: { of: KeptWishes; ids: ReadonlySet<number> } | null = null;
  const ids = (): ReadonlySet<number> => {
    const of = kept();
    if (counted?.of !== of) counted = { of, ids: new Set([...of.wishlists, ...of.wishListsGuest].map(({ id }) => id)) };
    return counted.ids;
  };
  const tell = (): void => listeners.forEach((listener) => listener());
  /** What another tab has written meanwhile is not written over. */
  const keep = (change: (now: KeptWishes) => Partial<KeptWishes>): void => {
    const now = read();
    state = { ...now, ...change(now) };
    try {
      openStorage().setItem(wishlistKey, JSON.stringify(state));
      isWritten = true;
    } catch {
      isWritten = false;
    }
    tell();
  };
  const refresh = (): void => {
    state = read();
    tell();
  };

  return {
    kept,
    has: (productId) => ids().has(productId),
    count: () => ids().size,
    addGuest: (wish) => {
      refresh();
      if (ids().has(wish.id)) return false;
      keep(({ wishListsGuest }) => ({ wishListsGuest: [wish, ...wishListsGuest].slice(0, atMost) }));
      return true;
    },
    removeGuest: (productIds) => keep(({ wishListsGuest }) => ({ wishListsGuest: wishListsGuest.filter(({ id }) => !productIds.includes(id)) })),
    setOwn: (refs) => {
      if (refs.length > 0 || kept().wishlists.length > 0) keep(() => ({ wishlists: refs }));
    },
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
