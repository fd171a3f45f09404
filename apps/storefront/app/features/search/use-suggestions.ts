import { useEffect, useState } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';
import { noSuggestions, type SearchSuggestions } from './suggestion-options.ts';

/** ms without further input before a request. */
const pause = 120;

interface Found {
  text: string;
  suggestions: SearchSuggestions;
}

/**
 * Returns the suggestions for a text. Until its response arrives, the previous ones are returned as stale; an outdated
 * request is aborted.
 * @param text cleaned; empty sends no request
 */
export function useSuggestions(text: string): { suggestions: SearchSuggestions | null; isStale: boolean } {
  const [found, setFound] = useState<Found | null>(null);
  const path = useLocalPath()('/search/suggestions');

  useEffect(() => {
    if (text === '') return;
    const overtaken = new AbortController();
    const ask = async () => {
      const suggestions = await loadSuggestions(`${path}?q=${encodeURIComponent(text)}`, overtaken.signal);
      if (!overtaken.signal.aborted) setFound({ text, suggestions });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [path, text]);

  return { suggestions: text === '' ? null : (found?.suggestions ?? null), isStale: text !== '' && found?.text !== text };
}

/** Returns the popular searches, which are loaded when the empty field is opened. */
export function usePopularSearches(isWanted: boolean): readonly string[] {
  const [popular, setPopular] = useState<readonly string[]>([]);
  const path = useLocalPath()('/search/suggestions');

  useEffect(() => {
    if (!isWanted) return;
    const closed = new AbortController();
    const ask = async () => {
      const suggestions = await loadSuggestions(path, closed.signal);
      if (!closed.signal.aborted) setPopular(suggestions.popular);
    };
    void ask();
    return () => closed.abort();
  }, [path, isWanted]);

  return popular;
}

/** Returns no suggestions if the request fails: the search itself still works. */
async function loadSuggestions(address: string, signal: AbortSignal): Promise<SearchSuggestions> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as SearchSuggestions) : noSuggestions;
  } catch {
    return noSuggestions;
  }
}
