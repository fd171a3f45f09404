import type { ProductCard } from '@selvedge/server/contract';
import { useLocation } from 'react-router';

/** The history state of a page that "Load more" has added to the pages before it. */
interface MoreState {
  /** The address of the previous page. */
  after: string;
}

export const isMore = (state: unknown): state is MoreState => typeof state === 'object' && state !== null && 'after' in state;

/**
 * The products that this document showed up to a page, by the page's address. They are not stored in the history, because a reload must
 * show current prices.
 */
const loaded = new Map<string, readonly ProductCard[]>();

export interface LoadedItems {
  /** The products of this page after those of the pages that were loaded before it. */
  shown: readonly ProductCard[];
  /** The history state of the next page. */
  more: MoreState;
  /** Keeps the products while the next page is loaded and shown. */
  keep: () => void;
}

/** Returns the products to show. Back finds them again, because the history entry of a page contains the address of the previous page. */
export function useLoadedItems(items: readonly ProductCard[]): LoadedItems {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const here = pathname + search;
  const before = isMore(state) ? loaded.get(state.after) : undefined;
  // A product that moved to the next page in the meantime is shown once.
  const shown = before ? [...new Map([...before, ...items].map((item) => [item.id, item])).values()] : items;
  return { shown, more: { after: here }, keep: () => loaded.set(here, shown) };
}
