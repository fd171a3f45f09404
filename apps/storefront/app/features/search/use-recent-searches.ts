import { useSyncExternalStore } from 'react';
import { openRecentSearches } from './recent-searches.ts';

/** This browser's own. */
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

/** The searches of this browser, newest first; a page as the server sends it knows of none. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, recentSearches.list, () => none);
