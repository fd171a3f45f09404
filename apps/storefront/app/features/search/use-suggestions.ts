import type { Suggestions } from '@selvedge/server/contract';
import { useEffect, useState } from 'react';
import { useLocalPath } from '#lib/link.tsx';

/** ms without a further letter before anything is asked. */
const pause = 120;

interface Found {
  text: string;
  suggestions: Suggestions;
}

const nothing: Suggestions = { products: [], categories: [], brands: [] };

/**
 * What goes with a text. Until its own answer is there, the last one stays and is called stale; a question that is
 * overtaken is taken back.
 * @param text cleaned; empty: nothing is asked
 */
export function useSuggestions(text: string): { suggestions: Suggestions | null; isStale: boolean } {
  const [found, setFound] = useState<Found | null>(null);
  const path = useLocalPath()('/search/suggestions');

  useEffect(() => {
    if (text === '') return;
    const overtaken = new AbortController();
    const ask = async () => {
      const suggestions = await suggestionsFor(`${path}?q=${encodeURIComponent(text)}`, overtaken.signal);
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

/** Whoever cannot be reached has nothing to suggest: the search itself is still there. */
async function suggestionsFor(address: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as Suggestions) : nothing;
  } catch {
    return nothing;
  }
}
