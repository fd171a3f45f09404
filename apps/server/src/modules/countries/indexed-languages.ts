import type { CountryRow } from './snapshot.ts';

/** Codes of the languages that search engines may show of a host: its own first, English, then what its settings add. */
export const indexedLanguagesOf = ({ lang, indexedLanguages }: Pick<CountryRow, 'lang' | 'indexedLanguages'>): string[] => [
  ...new Set([lang, 'en', ...indexedLanguages]),
];
