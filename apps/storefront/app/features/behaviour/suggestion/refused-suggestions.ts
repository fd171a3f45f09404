import { refusedSuggestionsKey } from '#lib/session/persisted.ts';
import type { SuggestedPlace } from './choose-suggested-place.ts';

/** Maximum number of stored answers. A shop has fewer languages and countries in total. */
const maxPairs = 40;

/** Returns the key of a suggestion. Each page language has its own. */
const buildSuggestionKey = (page: string, { language, country }: SuggestedPlace): string => `${page}>${country ?? 'here'}/${language}`;

/** Returns whether the visitor has refused a suggestion. @param page the page's language */
export const isRefused = (page: string, place: SuggestedPlace): boolean => readRefused().includes(buildSuggestionKey(page, place));

/** Stores a refusal. Refusing another country's shop also refuses its language. */
export function refuse(page: string, place: SuggestedPlace): void {
  const pairs = [buildSuggestionKey(page, place), buildSuggestionKey(page, { ...place, country: null })];
  try {
    localStorage.setItem(refusedSuggestionsKey, JSON.stringify([...new Set([...pairs, ...readRefused()])].slice(0, maxPairs)));
  } catch {
    // Without storage the suggestion appears again.
  }
}

function readRefused(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(refusedSuggestionsKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
