import { refusedSuggestionsKey } from '#lib/persisted.ts';
import type { SuggestedPlace } from './suggested-place.ts';

/** A browser has so many answers at most: seventeen languages, and as many countries. */
const most = 40;

/** What was suggested where: another page language is another question. */
const pairOf = (page: string, { language, country }: SuggestedPlace): string => `${page}>${country ?? 'here'}/${language}`;

/** Whether somebody has said No to it. @param page the page's language */
export const isRefused = (page: string, place: SuggestedPlace): boolean => refused().includes(pairOf(page, place));

/** Remembers a No. Whoever does not want to go to another country's shop is not asked next about its language. */
export function refuse(page: string, place: SuggestedPlace): void {
  const pairs = [pairOf(page, place), pairOf(page, { ...place, country: null })];
  try {
    localStorage.setItem(refusedSuggestionsKey, JSON.stringify([...new Set([...pairs, ...refused()])].slice(0, most)));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function refused(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(refusedSuggestionsKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
