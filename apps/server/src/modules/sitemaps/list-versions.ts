import { findLanguage, getHreflang, localizedPath } from '@selvedge/i18n';
import type { ShopHost } from '#modules/countries';
import type { Entry } from './kinds/kind.ts';

/** One of a page's addresses for search engines. */
export interface Version {
  countryId: number;
  hreflang: string;
  href: string;
}

/** Slovenia in English is the x-default, as on the pages themselves. */
const fallback = { code: 'SI', language: 'en' };

/**
 * Returns all indexable addresses of an entry, on each host and in each language indexed there. If two languages of a host have the same
 * hreflang (de, at), only the first is listed, which is the host's default language if it is one of them.
 */
export function listVersions(hosts: readonly ShopHost[], { getPath, countryIds }: Entry): Version[] {
  const versions: Version[] = [];
  const claimed = new Set<string>();
  for (const { countryId, code, origin, defaultLanguage, indexedLanguages } of hosts) {
    if (countryIds && !countryIds.has(countryId)) continue;
    for (const languageCode of indexedLanguages) {
      const language = findLanguage(languageCode);
      const path = language && getPath(language);
      if (!language || path === null || path === undefined) continue;
      const hreflang = getHreflang(language, code);
      if (claimed.has(hreflang)) continue;
      claimed.add(hreflang);
      const { href } = new URL(localizedPath(path, { language: language.code, defaultLanguage }), origin);
      versions.push({ countryId, hreflang, href });
      if (code === fallback.code && language.code === fallback.language) versions.push({ countryId: 0, hreflang: 'x-default', href });
    }
  }
  return versions;
}
