import { useSyncExternalStore } from 'react';
import { openRecentSearches } from './recent-searches.ts';

/** The recent searches of this browser. */
export const recentSearches = openRecentSearches(() => localStorage);

const none: readonly string[] = [];

function subscribe(listener: () => void): () => void {
  addEventListener('storage', recentSearches.refresh);
  const stop = recentSearches.onChange(listener);
  return () => {
    removeEventListener('storage', recentSearches.refresh);
    stop();
  };
}

/** Returns the searches of this browser, the newest first; empty on the server. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, recentSearches.list, () => none);
