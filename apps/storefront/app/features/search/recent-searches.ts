import { cleanText } from './asked-text.ts';

/* What somebody has searched for lately, newest first. It stays in the browser: nobody else is told. */

const atMost = 10;
const keptAs = 'recent-searches';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** With a text on top; one that was there already, in whatever case, moves up. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const clean = cleanText(text);
  return clean === '' ? [...searches] : [clean, ...withoutSearch(searches, clean)].slice(0, atMost);
}

export const withoutSearch = (searches: readonly string[], text: string): string[] => searches.filter((search) => folded(search) !== folded(text));

/** What was kept, whoever wrote it: anything that is no list of texts is an empty one. */
export function readSearches(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(list)) return [];
    const texts = list.filter((text): text is string => typeof text === 'string').slice(0, atMost);
    return texts.reduceRight<string[]>(withSearch, []);
  } catch {
    return [];
  }
}

/** The part of `localStorage` that is needed; asking for it may itself be refused. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface RecentSearches {
  /** The same list until it changes. */
  list: () => readonly string[];
  remember: (text: string) => void;
  forget: (text: string) => void;
  clear: () => void;
  /** Reads anew: another tab has changed it. */
  refresh: () => void;
  onChange: (listener: () => void) => () => void;
}

/** Where storage is blocked or full, searches are remembered until the page is left. */
export function openRecentSearches(openStorage: OpenStorage): RecentSearches {
  let searches: readonly string[] | null = null;
  const listeners = new Set<() => void>();

  const read = (): readonly string[] => {
    try {
      return readSearches(openStorage().getItem(keptAs));
    } catch {
      return [];
    }
  };
  const list = (): readonly string[] => (searches ??= read());
  const keep = (next: readonly string[]): void => {
    searches = next;
    try {
      if (next.length > 0) openStorage().setItem(keptAs, JSON.stringify(next));
      else openStorage().removeItem(keptAs);
    } catch {
      // Remembered for this page at least.
    }
    tell();
  };
  const tell = (): void => listeners.forEach((listener) => listener());

  return {
    list,
    remember: (text) => keep(withSearch(list(), text)),
    forget: (text) => keep(withoutSearch(list(), text)),
    clear: () => keep([]),
    refresh: () => {
      searches = read();
      tell();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
