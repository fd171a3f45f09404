import { cleanText } from './asked-text.ts';

/* Recent searches, the newest first. They are stored in the browser only. */

const atMost = 10;
const storageKey = 'recent-searches';

const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Adds a text at the start. An existing one, in any letter case, moves up. */
export function addSearch(searches: readonly string[], text: string): string[] {
  const clean = cleanText(text);
  return clean === '' ? [...searches] : [clean, ...removeSearch(searches, clean)].slice(0, atMost);
}

export const removeSearch = (searches: readonly string[], text: string): string[] => searches.filter((search) => foldText(search) !== foldText(text));

/** Parses stored searches. Anything but a list of texts gives an empty list. */
export function readSearches(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(list)) return [];
    const texts = list.filter((text): text is string => typeof text === 'string').slice(0, atMost);
    return texts.reduceRight<string[]>(addSearch, []);
  } catch {
    return [];
  }
}

/** The used part of `localStorage`. Access to it may throw. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface RecentSearches {
  /** Returns the same array until it changes. */
  list: () => readonly string[];
  remember: (text: string) => void;
  forget: (text: string) => void;
  clear: () => void;
  /** Reads the storage again after another tab has changed it. */
  refresh: () => void;
  onChange: (listener: () => void) => () => void;
}

/** Opens the recent searches. Without storage they are kept until the page is left. */
export function openRecentSearches(openStorage: OpenStorage): RecentSearches {
  let searches: readonly string[] | null = null;
  const listeners = new Set<() => void>();

  const read = (): readonly string[] => {
    try {
      return readSearches(openStorage().getItem(storageKey));
    } catch {
      return [];
    }
  };
  const list = (): readonly string[] => (searches ??= read());
  const storeSearches = (next: readonly string[]): void => {
    searches = next;
    try {
      if (next.length > 0) openStorage().setItem(storageKey, JSON.stringify(next));
      else openStorage().removeItem(storageKey);
    } catch {
      // They are kept for this page at least.
    }
    notifyListeners();
  };
  const notifyListeners = (): void => listeners.forEach((listener) => listener());

  return {
    list,
    remember: (text) => storeSearches(addSearch(list(), text)),
    forget: (text) => storeSearches(removeSearch(list(), text)),
    clear: () => storeSearches([]),
    refresh: () => {
      searches = read();
      notifyListeners();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
