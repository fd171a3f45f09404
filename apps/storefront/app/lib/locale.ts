import { hreflangOf, localizedPath, type Language, type LanguageCode } from '@selvedge/i18n';
import { languageCodeOf } from './own-languages.ts';

/** An address taken apart: the language in front, if there is one, and the page's own path. */
export interface SplitPath {
  prefix: LanguageCode | null;
  /** Begins with `/`, without the language. */
  path: string;
}

/** `/de/category/damen` → de and `/category/damen`. Codes are taken in any case; any other first word belongs to the path. */
export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = languageCodeOf(first);
  if (!prefix) return { prefix: null, path: pathname.startsWith('/') ? pathname : `/${pathname}` };
  return { prefix, path: `/${rest.join('/')}` };
}

/** The page that a request is for: React Router asks for a page's data at its address with `.data` behind it. */
export const pageOfRequest = (pathname: string): string => pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');

/** An address as a header takes it: letters of other scripts as percent signs, what is escaped already left alone. */
export const inAscii = (address: string): string => address.replace(/[^\0-\x7f]+/g, encodeURIComponent);

/**
 * The canonical spelling of an address: no trailing slash, and no prefix for the language that needs none. It begins with
 * one slash: with two, `/de//elsewhere.example` would lead to another site.
 */
export function canonicalPath(pathname: string, defaultLanguage: string): string {
  const { prefix, path } = splitPath(pathname);
  const bare = path.length > 1 ? path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/' : path;
  return localizedPath(bare, { language: prefix ?? defaultLanguage, defaultLanguage });
}

/** Open Graph writes `de_DE`. */
export const ogLocaleOf = (language: Pick<Language, 'tag'>): string => language.tag.replace('-', '_');

export interface Alternate {
  hreflang: string;
  href: string;
}

export interface AlternatesOf {
  /** Scheme, host and port of this page. */
  origin: string;
  countryCode: string;
  defaultLanguage: string;
  languages: readonly Pick<Language, 'code' | 'tag'>[];
  /** The other shops, each with its address and default language code. */
  countries: readonly { code: string; url: string; lang: string }[];
  /** The page's path in a language, or null where it has none. */
  pathIn: (language: string) => string | null;
}

/** Slovenia's host in English answers who speaks none of the shop's languages. */
const fallbackCountry = 'SI';
const fallbackLanguage = 'en';

/**
 * The links to a page's other versions: all languages of its own host, the default language of each other
 * host, and x-default. Two languages of one tongue on one host (de, at) would claim the same hreflang: the
 * host's default wins, then the first.
 */
export function alternatesOf({ origin, countryCode, defaultLanguage, languages, countries, pathIn }: AlternatesOf): Alternate[] {
  const found = new Map<string, string>();
  const add = (hreflang: string, href: string) => {
    if (!found.has(hreflang)) found.set(hreflang, href);
  };

  const byDefault = [...languages].sort((a, b) => Number(b.code === defaultLanguage) - Number(a.code === defaultLanguage));
  for (const language of byDefault) {
    const path = pathIn(language.code);
    if (path) add(hreflangOf(language, countryCode), absolute(origin, localizedPath(path, { language: language.code, defaultLanguage })));
  }
  for (const country of countries) {
    const language = languages.find(({ code }) => code === country.lang);
    const path = language && pathIn(language.code);
    if (language && path && country.code !== countryCode) add(hreflangOf(language, country.code), absolute(country.url, path));
  }
  const fallback = countries.find((country) => country.code === fallbackCountry);
  const path = pathIn(fallbackLanguage);
  if (fallback && path) {
    add('x-default', absolute(fallback.url, localizedPath(path, { language: fallbackLanguage, defaultLanguage: fallback.lang })));
  }
  return [...found].map(([hreflang, href]) => ({ hreflang, href }));
}

const absolute = (origin: string, path: string): string => new URL(path, origin).href;
