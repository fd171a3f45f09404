import { getHreflang, localizedPath, type Language, type LanguageCode } from '@selvedge/i18n';
import { findLanguageCode } from './shop-languages.ts';

/** An address split into its language prefix, if any, and the page's path. */
export interface SplitPath {
  prefix: LanguageCode | null;
  /** Starts with `/`, without language. */
  path: string;
}

/** Splits `/de/category/damen` into de and `/category/damen`. Codes match in any letter case; other first segments belong to the path. */
export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = findLanguageCode(first);
  if (!prefix) return { prefix: null, path: pathname.startsWith('/') ? pathname : `/${pathname}` };
  return { prefix, path: `/${rest.join('/')}` };
}

/** Returns the page of a request: React Router requests a page's data at its address plus `.data`. */
export const getPageAddress = (pathname: string): string => pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');

/** Encodes an address for a header: percent-encodes other scripts and keeps existing escapes. */
export const toAscii = (address: string): string => address.replace(/[^\0-\x7f]+/g, encodeURIComponent);

/**
 * Returns the canonical spelling of an address: no trailing slash, and no prefix for the default language. It starts with
 * one slash: with two, `/de//elsewhere.example` would lead to another site.
 */
export function buildCanonicalPath(pathname: string, defaultLanguage: string): string {
  const { prefix, path } = splitPath(pathname);
  const bare = path.length > 1 ? path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/' : path;
  return localizedPath(bare, { language: prefix ?? defaultLanguage, defaultLanguage });
}

/** Returns the Open Graph locale, `de_DE`. */
export const toOgLocale = (language: Pick<Language, 'tag'>): string => language.tag.replace('-', '_');

export interface Alternate {
  hreflang: string;
  href: string;
}

export interface AlternatesOptions {
  /** Scheme, host and port of this page. */
  origin: string;
  countryCode: string;
  defaultLanguage: string;
  languages: readonly Pick<Language, 'code' | 'tag'>[];
  /** The other shops with address and default language code. */
  countries: readonly { code: string; url: string; lang: string }[];
  /** Returns the page's path in a language, or null if it has none. */
  getPathByLanguage: (language: string) => string | null;
}

/** x-default is English on Slovenia's host. */
const fallbackCountry = 'SI';
const fallbackLanguage = 'en';

/**
 * Returns the alternates of a page: all languages of its own host, the default language of each other
 * host, and x-default. Two variants of a language on one host (de, at) would have the same hreflang: the
 * host's default takes precedence, then the first.
 */
export function listAlternates({ origin, countryCode, defaultLanguage, languages, countries, getPathByLanguage }: AlternatesOptions): Alternate[] {
  const found = new Map<string, string>();
  const add = (hreflang: string, href: string) => {
    if (!found.has(hreflang)) found.set(hreflang, href);
  };

  const byDefault = [...languages].sort((a, b) => Number(b.code === defaultLanguage) - Number(a.code === defaultLanguage));
  for (const language of byDefault) {
    const path = getPathByLanguage(language.code);
    if (path) add(getHreflang(language, countryCode), toAbsolute(origin, localizedPath(path, { language: language.code, defaultLanguage })));
  }
  for (const country of countries) {
    const language = languages.find(({ code }) => code === country.lang);
    const path = language && getPathByLanguage(language.code);
    if (language && path && country.code !== countryCode) add(getHreflang(language, country.code), toAbsolute(country.url, path));
  }
  const fallback = countries.find((country) => country.code === fallbackCountry);
  const path = getPathByLanguage(fallbackLanguage);
  if (fallback && path) {
    add('x-default', toAbsolute(fallback.url, localizedPath(path, { language: fallbackLanguage, defaultLanguage: fallback.lang })));
  }
  return [...found].map(([hreflang, href]) => ({ hreflang, href }));
}

const toAbsolute = (origin: string, path: string): string => new URL(path, origin).href;
