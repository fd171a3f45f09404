import type { CountryRow } from '../snapshot.ts';

/** Returns the codes of the languages that search engines may index on a host: its default language, English, then those of its settings. */
export const listIndexedLanguages = ({ lang, indexedLanguages }: Pick<CountryRow, 'lang' | 'indexedLanguages'>): string[] => [
  ...new Set([lang, 'en', ...indexedLanguages]),
];
