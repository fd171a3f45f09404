import type { Language } from './languages.ts';

/** Returns the path of a page in a language: without a prefix in the host's default language, otherwise with its code. */
export function localizedPath(path: string, { language, defaultLanguage }: { language: string; defaultLanguage: string }): string {
  const page = path.startsWith('/') ? path : `/${path}`;
  if (language === defaultLanguage) return page;
  return page === '/' ? `/${language}` : `/${language}${page}`;
}

/** Returns the hreflang value: the language and the country of the host. German in Slovenia is `de-SI`. */
export const getHreflang = (language: Pick<Language, 'tag'>, countryCode: string): string =>
  `${language.tag.split('-')[0] ?? language.tag}-${countryCode.toUpperCase()}`;
