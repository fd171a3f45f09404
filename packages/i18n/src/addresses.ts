import type { Language } from './languages.ts';

/** Where a page stands in a language: without a prefix in the host's default one, else behind its code. */
export function localizedPath(path: string, { language, defaultLanguage }: { language: string; defaultLanguage: string }): string {
  const page = path.startsWith('/') ? path : `/${path}`;
  if (language === defaultLanguage) return page;
  return page === '/' ? `/${language}` : `/${language}${page}`;
}

/** hreflang is the language and the country that the host serves: German in Slovenia is `de-SI`. */
export const hreflangOf = (language: Pick<Language, 'tag'>, countryCode: string): string =>
  `${language.tag.split('-')[0] ?? language.tag}-${countryCode.toUpperCase()}`;
